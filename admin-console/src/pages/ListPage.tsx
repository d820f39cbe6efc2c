import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Icon } from '../components/Icon'
import { Page, PageAction } from '../components/Page'
import type { useAddForm } from './useAddForm'

interface ListPageProps {
  title: string
  /** The label of the page's button and the title of the form that it opens, "Add event". */
  addLabel: string
  adding: ReturnType<typeof useAddForm>
  children: ReactNode
}

export const ListPage = ({ title, addLabel, adding, children }: ListPageProps) => (
  <Page title={title} formTitle={adding.form.open ? addLabel : undefined}>
    <PageAction>
      <Button type="primary" icon={<Icon name="plus" />} onClick={adding.start}>
        {addLabel}
      </Button>
    </PageAction>
    {children}
  </Page>
)

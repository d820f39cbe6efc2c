import { Button } from 'antd'
import { Link } from 'shared/router'
import { TitledSection } from '../../components/TitledSection'
import styles from './SendTest.module.css'
import { useSendTest } from './useSendTest'

export function SendTest() {
  const { busy, send } = useSendTest()
  return (
    <TitledSection className={styles.section} title="Try it">
      {send ? (
        <>
          <p>The test uses your saved settings, and goes to the address you sign in with.</p>
          <Button loading={busy} onClick={() => void send()}>
            Send me a test
          </Button>
        </>
      ) : (
        <p>
          This demonstration sends no email.{' '}
          <Link to="/admin/messages">See what people would get</Link>
        </p>
      )}
    </TitledSection>
  )
}

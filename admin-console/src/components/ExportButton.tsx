import { Button } from 'antd'
import { formatNumber } from 'shared/format/number'
import { Icon } from './Icon'

interface ExportButtonProps {
  label?: string
  /** How many rows the file will have; `undefined` until that is known. */
  count: number | undefined
  busy?: boolean
  onExport: () => void
}

export function ExportButton(props: ExportButtonProps) {
  const { label = 'Export to CSV', count, busy, onExport } = props
  return (
    <Button icon={<Icon name="download" />} disabled={!count} loading={busy} onClick={onExport}>
      {label}
      {count !== undefined && ` (${formatNumber(count)})`}
    </Button>
  )
}

import { Select as AntSelect, type SelectProps } from 'antd'
import type { BaseOptionType } from 'antd/es/select'

/** Ant Design's select. There, the arrow key that opens the list would also scroll the page. */
export const Select = <Value, Option extends BaseOptionType>(props: SelectProps<Value, Option>) => (
  <AntSelect
    {...props}
    onInputKeyDown={(event) => event.key === 'ArrowDown' && event.preventDefault()}
  />
)

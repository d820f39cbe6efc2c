import { Form, type FormItemProps, Input, type InputProps } from 'antd'
import type { FocusEvent } from 'react'

interface TextFieldProps
  extends Pick<FormItemProps, 'name' | 'label' | 'extra' | 'rules'>,
    Omit<InputProps, 'name'> {}

/** One line of text in a form. Other properties are those of the input. */
export const TextField = ({ name, label, extra, rules, ...input }: TextFieldProps) => (
  <Form.Item name={name} label={label} extra={extra} rules={rules}>
    <Input onFocus={isNumber(input) ? selectAll : undefined} {...input} />
  </Form.Item>
)

const isNumber = ({ inputMode }: InputProps) => inputMode === 'numeric' || inputMode === 'decimal'

/** A number is typed anew: beside the 0 that a form starts with, 25 would become 250. */
const selectAll = ({ target }: FocusEvent<HTMLInputElement>) => target.select()

import { Form, type FormItemProps, Input, type InputProps } from 'antd'

interface TextFieldProps
  extends Pick<FormItemProps, 'name' | 'label' | 'extra' | 'rules'>,
    Omit<InputProps, 'name'> {}

/** One line of text in a form. Other properties are those of the input. */
export const TextField = ({ name, label, extra, rules, ...input }: TextFieldProps) => (
  <Form.Item name={name} label={label} extra={extra} rules={rules}>
    <Input {...input} />
  </Form.Item>
)

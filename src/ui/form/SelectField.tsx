import DownOutlined from '@ant-design/icons/DownOutlined'
import { Select } from 'antd'
import type { FieldValues } from 'react-hook-form'
import { Icon } from '../Icon.tsx'
import { type FieldProps, FormField } from './FormField.tsx'

interface Props<Values extends FieldValues> extends FieldProps<Values> {
  options: readonly { value: string; label: string }[]
  placeholder?: string
  /** Typing filters the list by it. */
  matches?: (typed: string, label: string) => boolean
  loading?: boolean
  /** Called after the form has the value. */
  onChosen?: (value: string) => void
}

export function SelectField<Values extends FieldValues>({
  options,
  placeholder,
  matches,
  loading,
  onChosen,
  ...props
}: Props<Values>) {
  return (
    <FormField {...props}>
      {(control, field) => (
        <Select<string>
          {...control}
          ref={field.ref}
          value={field.value || undefined}
          options={[...options]}
          placeholder={placeholder}
          showSearch={
            matches
              ? { filterOption: (typed, option) => matches(typed, String(option?.label)) }
              : false
          }
          loading={loading}
          // The arrow's name would be read.
          suffixIcon={loading ? undefined : <Icon icon={DownOutlined} size={12} />}
          onBlur={field.onBlur}
          onChange={(value) => {
            field.onChange(value)
            onChosen?.(value)
          }}
        />
      )}
    </FormField>
  )
}

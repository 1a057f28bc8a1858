import DownOutlined from '@ant-design/icons/DownOutlined'
import { Select } from 'antd'
import type { FieldValues } from 'react-hook-form'
import { Icon } from '../Icon.tsx'
import type { FieldProps } from './fieldProps.ts'
import { FormField } from './FormField.tsx'

interface Props<Values extends FieldValues> extends FieldProps<Values> {
  options: readonly { value: string; label: string }[]
  placeholder?: string
  /** Typing filters the list by this, for long lists such as cities. */
  matches?: (typed: string, label: string) => boolean
  loading?: boolean
  /** Called after the form has the new value, to clear fields that depend on it. */
  onChosen?: (value: string) => void
}

/** A field that selects one option of a list. */
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
          // The name of antd's arrow would be read.
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

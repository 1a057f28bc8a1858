import DownOutlined from '@ant-design/icons/DownOutlined'
import { Select } from 'antd'
import type { FieldValues } from 'react-hook-form'
import { Icon } from '../Icon.tsx'
import type { FieldProps } from './fieldProps.ts'
import { FormField } from './FormField.tsx'

interface Props<Values extends FieldValues> extends FieldProps<Values> {
  options: readonly { value: string; label: string }[]
  placeholder?: string
  /** Typing filters the list: for long lists such as cities. */
  searchable?: boolean
  loading?: boolean
  /** Called after the form has the new value, to clear fields that depend on it. */
  onChosen?: (value: string) => void
}

/** A field that selects one option of a list. */
export function SelectField<Values extends FieldValues>({
  options,
  placeholder,
  searchable = false,
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
          showSearch={searchable ? { optionFilterProp: 'label' } : false}
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

import { Select } from 'antd'
import { type FieldValues, useController } from 'react-hook-form'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './fieldProps.ts'

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
export function SelectField<Values extends FieldValues>(props: Props<Values>) {
  const {
    name,
    control,
    label,
    hint,
    optional,
    initialFocus,
    options,
    placeholder,
    searchable = false,
    loading,
    disabled,
    onChosen,
  } = props
  const { field, fieldState } = useController({ name, control })
  return (
    <FieldFrame label={label} hint={hint} optional={optional} initialFocus={initialFocus} error={fieldState.error?.message}>
      {(frame) => (
        <Select<string>
          {...frame}
          ref={field.ref}
          value={field.value || undefined}
          options={[...options]}
          placeholder={placeholder}
          showSearch={searchable ? { optionFilterProp: 'label' } : false}
          loading={loading}
          disabled={disabled}
          status={fieldState.error ? 'error' : undefined}
          onBlur={field.onBlur}
          onChange={(value) => {
            field.onChange(value)
            onChosen?.(value)
          }}
        />
      )}
    </FieldFrame>
  )
}

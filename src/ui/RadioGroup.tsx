import { Radio } from 'antd'
import { type ReactNode, useId } from 'react'
import { Stack, Text } from './Layout.tsx'
import styles from './RadioGroup.module.css'

export interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  hint?: ReactNode
  icon?: ReactNode
  /** At the end of the row: a picture, a price. */
  aside?: ReactNode
  disabled?: boolean
}

interface Props<Value extends string> {
  label: string
  hideLabel?: boolean
  options: readonly RadioOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
}

export function RadioGroup<Value extends string>({
  label,
  hideLabel = false,
  options,
  value,
  onChange,
}: Props<Value>) {
  const id = useId()
  return (
    <div>
      {!hideLabel && (
        <Text id={id} below={2} weight={650}>
          {label}
        </Text>
      )}
      <Radio.Group
        vertical
        name={id}
        aria-label={hideLabel ? label : undefined}
        aria-labelledby={hideLabel ? undefined : id}
        value={value}
      >
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            classNames={{ root: styles.option, label: styles.text }}
            onChange={() => onChange(option.value)}
          >
            {option.icon}
            <Stack as="span" grow shrink>
              <Text as="span" weight={600}>
                {option.label}
              </Text>
              {option.hint && (
                <Text as="span" note>
                  {option.hint}
                </Text>
              )}
            </Stack>
            {option.aside}
          </Radio>
        ))}
      </Radio.Group>
    </div>
  )
}

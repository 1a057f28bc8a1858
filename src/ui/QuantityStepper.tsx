import MinusOutlined from '@ant-design/icons/MinusOutlined'
import PlusOutlined from '@ant-design/icons/PlusOutlined'
import { type KeyboardEvent, useId, useState } from 'react'
import { formatCount } from '#lib/numbers.ts'
import { Icon } from './Icon.tsx'
import styles from './QuantityStepper.module.css'

interface Props {
  /** Accessible name: the product's name. */
  label: string
  value: number
  /** Pieces in stock, the maximum quantity. */
  max: number
  /** Called with a whole number from 1 to `max`, only when it differs from `value`. */
  onChange: (value: number) => void
  disabled?: boolean
}

/** A quantity between 1 and the stock. On blur, invalid input is reset to the last quantity. */
export function QuantityStepper({ label, value, max, onChange, disabled = false }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const note = useId()

  const choose = (next: number) => {
    const clamped = Math.max(1, Math.min(next, max))
    if (clamped !== value) onChange(clamped)
  }
  const type = (text: string) => {
    const typed = Number(text)
    const valid = text !== '' && Number.isInteger(typed) && typed > 0
    setDraft(valid ? String(Math.min(typed, max)) : text)
    if (valid) choose(typed)
  }
  const step = (by: number) => {
    setDraft(null)
    choose(value + by)
  }
  const discardDraft = () => setDraft(null)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.blur()
  }

  return (
    <div className={styles.stepper}>
      <div className={styles.box} role="group" aria-label={`Quantity of ${label}`}>
        <button
          type="button"
          className={styles.button}
          aria-label="Decrease quantity"
          disabled={disabled || value <= 1}
          onClick={() => step(-1)}
        >
          <Icon icon={MinusOutlined} size={18} />
        </button>
        <input
          className={styles.input}
          type="number"
          inputMode="numeric"
          min={1}
          max={max}
          step={1}
          aria-label={`Quantity of ${label}`}
          aria-describedby={note}
          disabled={disabled}
          value={draft ?? value}
          onChange={(event) => type(event.target.value)}
          onBlur={discardDraft}
          onKeyDown={onKeyDown}
          onFocus={(event) => event.target.select()}
          // The mouse wheel over a focused number field would change it when the user wants to
          // scroll.
          onWheel={(event) => event.currentTarget.blur()}
        />
        <button
          type="button"
          className={styles.button}
          aria-label="Increase quantity"
          disabled={disabled || value >= max}
          onClick={() => step(1)}
        >
          <Icon icon={PlusOutlined} size={18} />
        </button>
      </div>
      <p id={note} className={styles.note} data-full={value >= max || undefined} aria-live="polite">
        {value >= max ? 'Max stocks reached' : `${formatCount(max)} items left`}
      </p>
    </div>
  )
}

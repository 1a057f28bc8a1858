import MinusOutlined from '@ant-design/icons/MinusOutlined'
import PlusOutlined from '@ant-design/icons/PlusOutlined'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
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
  /** Called with whether the typed text is no quantity, while it stands in the field. */
  onUnclear?: (unclear: boolean) => void
  disabled?: boolean
}

/** A typed number of pieces, '1,000' too; null for any other text, such as '2,5'. */
function piecesIn(text: string): number | null {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '')
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+)$/.test(plain)) return null
  return Number(plain.replaceAll(',', '')) || null
}

/** A quantity between 1 and the stock. On blur, invalid input is reset to the last quantity. */
export function QuantityStepper({
  label,
  value,
  max,
  onChange,
  onUnclear,
  disabled = false,
}: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  /** What was typed last is no quantity; it stays said after the text has been reset. */
  const [unclear, setUnclear] = useState(false)
  /** The quantity before the present typing, for a text that turns out to be none. */
  const before = useRef(value)
  const note = useId()

  const choose = (next: number) => {
    const clamped = Math.max(1, Math.min(next, max))
    if (clamped !== value) onChange(clamped)
  }
  const type = (text: string) => {
    if (draft === null || text === '') before.current = value
    const pieces = piecesIn(text)
    setDraft(pieces ? String(Math.min(pieces, max)) : text)
    setUnclear(!pieces && text !== '')
    onUnclear?.(!pieces && text !== '')
    if (text !== '') choose(pieces ?? before.current)
  }
  const step = (by: number) => {
    setDraft(null)
    setUnclear(false)
    choose(value + by)
  }
  const discardDraft = () => {
    setDraft(null)
    onUnclear?.(false)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.blur()
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!by) return
    event.preventDefault()
    step(by)
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
          // Not of type number: browsers drop the comma of '2,5' and say 25.
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-valuemin={1}
          aria-valuemax={max}
          aria-valuenow={value}
          aria-invalid={unclear || undefined}
          aria-label={`Quantity of ${label}`}
          aria-describedby={note}
          disabled={disabled}
          value={draft ?? value}
          onChange={(event) => type(event.target.value)}
          onBlur={discardDraft}
          onKeyDown={onKeyDown}
          onFocus={(event) => event.target.select()}
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
        {unclear
          ? 'Enter a whole number'
          : value >= max
            ? 'Max stocks reached'
            : `${formatCount(max)} items left`}
      </p>
    </div>
  )
}

import MinusOutlined from '@ant-design/icons/MinusOutlined'
import PlusOutlined from '@ant-design/icons/PlusOutlined'
import { type ChangeEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { formatMoney, roundMoney } from '#domain/money.ts'
import { formatCount } from '#lib/numbers.ts'
import { announce } from './announcement.ts'
import { Icon } from './Icon.tsx'
import styles from './QuantityStepper.module.css'

interface Props {
  /** Accessible name: the product's name. */
  label: string
  value: number
  max: number
  /** Price of a piece, pesos. */
  price: number
  /** Gets a whole number from 1 to `max`, other than `value`. */
  onChange: (value: number) => void
  /** Called with whether the text in the field is no quantity. */
  onUnclear?: (unclear: boolean) => void
  disabled?: boolean
}

const FULL = 'Max stocks reached'
const UNCLEAR = 'Enter a whole number'
/** Pause after which what is typed is taken, and callers have sent it, ms. */
const PAUSE_MS = 600

/** Reads '1,000', too; null for any other text, such as '2,5'. */
function piecesIn(text: string): number | null {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '')
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+)$/.test(plain)) return null
  return Number(plain.replaceAll(',', '')) || null
}

/**
 * On blur, invalid input is reset. A change is announced with its amount, which stands elsewhere.
 */
export function QuantityStepper({
  label,
  value,
  max,
  price,
  onChange,
  onUnclear,
  disabled = false,
}: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  /** The last text is no quantity: said also after its reset. */
  const [unclear, setUnclear] = useState(false)
  /** The quantity before the present typing, and its last key. */
  const typing = useRef({ before: value, at: -Infinity })
  const note = useId()

  const choose = (next: number) => {
    const clamped = Math.max(1, Math.min(next, max))
    if (clamped === value) return
    const pieces = `${clamped} ${clamped === 1 ? 'piece' : 'pieces'}`
    const amount = formatMoney(roundMoney(price * clamped))
    announce(label, [pieces, amount, ...(clamped >= max ? [FULL] : [])].join(', '))
    onChange(clamped)
  }
  const type = ({ target: { value: text }, timeStamp: at }: ChangeEvent<HTMLInputElement>) => {
    const goesOn =
      draft !== null &&
      text !== '' &&
      (text.startsWith(draft) || draft.startsWith(text)) &&
      at - typing.current.at < PAUSE_MS
    typing.current = { before: goesOn ? typing.current.before : value, at }
    const pieces = piecesIn(text)
    setDraft(pieces ? String(Math.min(pieces, max)) : text)
    const isUnclear = !pieces && text !== ''
    setUnclear(isUnclear)
    onUnclear?.(isUnclear)
    if (isUnclear) announce(label, UNCLEAR)
    if (text !== '') choose(pieces ?? typing.current.before)
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
          disabled={disabled}
          // Not disabled, which would lose the focus.
          aria-disabled={value <= 1 || undefined}
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
          onChange={type}
          onBlur={discardDraft}
          onKeyDown={onKeyDown}
          onFocus={(event) => event.target.select()}
        />
        <button
          type="button"
          className={styles.button}
          aria-label="Increase quantity"
          disabled={disabled}
          aria-disabled={value >= max || undefined}
          onClick={() => step(1)}
        >
          <Icon icon={PlusOutlined} size={18} />
        </button>
      </div>
      <p id={note} className={styles.note} data-full={value >= max || undefined}>
        {unclear ? UNCLEAR : value >= max ? FULL : `${formatCount(max)} items left`}
      </p>
    </div>
  )
}

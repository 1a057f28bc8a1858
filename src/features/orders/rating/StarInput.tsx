import { useId } from 'react'
import styles from './StarInput.module.css'

const STARS = [1, 2, 3, 4, 5] as const
const words = ['', 'Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const

interface Props {
  /** Accessible name. */
  label: string
  /** 1 to 5; 0 while nothing is chosen. */
  value: number
  /** Called with the chosen stars; 0 when the choice is cleared. */
  onChange: (value: number) => void
  disabled?: boolean
}

/** One to five stars to choose from: a radio group, so the arrow keys work. */
export function StarInput({ label, value, onChange, disabled = false }: Props) {
  const name = useId()
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend className="visually-hidden">{label}</legend>
      <div className={styles.stars}>
        {STARS.map((star) => (
          <label key={star} className={styles.star} data-on={star <= value || undefined}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={star}
              checked={star === value}
              aria-label={`${star} ${star === 1 ? 'star' : 'stars'}, ${words[star]}`}
              onChange={() => onChange(star)}
            />
          </label>
        ))}
      </div>
      <span className={styles.word} aria-hidden="true">
        {words[value]}
      </span>
      {value > 0 && !disabled && (
        <button type="button" className={styles.clear} aria-label={`Clear ${label}`} onClick={() => onChange(0)}>
          Clear
        </button>
      )}
    </fieldset>
  )
}

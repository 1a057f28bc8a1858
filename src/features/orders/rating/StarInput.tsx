import StarFilled from '@ant-design/icons/StarFilled'
import StarOutlined from '@ant-design/icons/StarOutlined'
import { Rate } from 'antd'
import type { KeyboardEvent } from 'react'
import { Icon } from '#ui/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './StarInput.module.css'

const words = ['', 'Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const

/** antd's stars take Enter only; a radio button is chosen by Space. */
const chooseBySpace = (event: KeyboardEvent) => {
  if (event.key !== ' ' || !(event.target instanceof HTMLElement)) return
  event.preventDefault()
  event.target.click()
}

interface Props {
  /** Accessible name. */
  label: string
  /** 1 to 5; 0 while nothing is chosen. */
  value: number
  /** Called with the chosen stars; 0 when the chosen star is pressed again. */
  onChange: (value: number) => void
  disabled?: boolean
}

/** One to five stars to choose from, each with a name. */
export function StarInput({ label, value, onChange, disabled = false }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{label}</legend>
      <Rate
        className={styles.stars}
        value={value}
        disabled={disabled}
        // Each star is focusable by itself.
        tabIndex={-1}
        onKeyDown={chooseBySpace}
        onChange={onChange}
        character={({ index = 0, value: shown = 0 }) => (
          <span className={styles.star}>
            <Icon icon={index < shown ? StarFilled : StarOutlined} size={28} />
            <VisuallyHidden>
              {index + 1} {index === 0 ? 'star' : 'stars'}, {words[index + 1]}
            </VisuallyHidden>
          </span>
        )}
      />
      <span className={styles.word} aria-hidden="true">
        {words[value]}
      </span>
    </fieldset>
  )
}

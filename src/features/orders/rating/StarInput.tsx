import StarFilled from '@ant-design/icons/StarFilled'
import StarOutlined from '@ant-design/icons/StarOutlined'
import { Rate } from 'antd'
import type { KeyboardEvent } from 'react'
import { Icon } from '#ui/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './StarInput.module.css'

const starLabels = ['', 'Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const

/** Chooses a star by Space, as is usual for radio buttons; antd handles Enter only. */
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

/** A choice of one to five stars, each with a label. */
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
              {index + 1} {index === 0 ? 'star' : 'stars'}, {starLabels[index + 1]}
            </VisuallyHidden>
          </span>
        )}
      />
      <span className={styles.label} aria-hidden="true">
        {starLabels[value]}
      </span>
    </fieldset>
  )
}

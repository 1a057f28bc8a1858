import StarFilled from '@ant-design/icons/StarFilled'
import StarOutlined from '@ant-design/icons/StarOutlined'
import { useId, useState } from 'react'
import { Icon } from '#ui/Icon.tsx'
import { Row } from '#ui/Layout.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './StarInput.module.css'

const starLabels = ['', 'Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const

interface Props {
  label: string
  /** 1 to 5; 0 while nothing is chosen. */
  value: number
  /** Called with 0 when the chosen star is pressed again. */
  onChange: (value: number) => void
  disabled?: boolean
}

/**
 * Radio buttons are one tab stop, and arrow keys choose. antd's Rate has a tab stop for each star.
 */
export function StarInput({ label, value, onChange, disabled = false }: Props) {
  const name = useId()
  const [hovered, setHovered] = useState(0)
  const shown = hovered || value
  return (
    <Row as="fieldset" wrap gap={3} rowGap={0} shrink disabled={disabled}>
      <legend className="visually-hidden">{label}</legend>
      <Row align="stretch" onPointerLeave={() => setHovered(0)}>
        {starLabels.slice(1).map((words, index) => {
          const stars = index + 1
          return (
            <label
              key={words}
              className={styles.star}
              data-full={stars <= shown || undefined}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHovered(stars)}
            >
              <input
                type="radio"
                name={name}
                checked={stars === value}
                onChange={() => onChange(stars)}
                onClick={() => {
                  if (stars !== value) return
                  setHovered(0)
                  onChange(0)
                }}
              />
              <Icon icon={stars <= shown ? StarFilled : StarOutlined} size={28} />
              <VisuallyHidden>
                {stars} {stars === 1 ? 'star' : 'stars'}, {words}
              </VisuallyHidden>
            </label>
          )
        })}
      </Row>
      <span className={styles.label} aria-hidden>
        {starLabels[value]}
      </span>
    </Row>
  )
}

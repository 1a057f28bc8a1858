import type { CSSProperties } from 'react'
import { Text } from './Layout.tsx'
import styles from './Rating.module.css'

interface Props {
  /** 0 to 5; 0 means no ratings yet. */
  value: number
  /** One star and the figure, or five stars. */
  form?: 'short' | 'stars'
  /** Whether the number is beside the stars. */
  figure?: boolean
}

/** A read-only rating; screen readers get a sentence. */
export function Rating({ value, form = 'short', figure = true }: Props) {
  if (value === 0 && form === 'short')
    return (
      <span className={styles.rating} role="img" aria-label="Not rated yet">
        New
      </span>
    )
  const mean = Math.min(value, 5).toFixed(1)
  const stars = form === 'stars' ? 5 : 1
  const share = form === 'stars' ? value / 5 : 1
  const style = { '--stars': stars, '--share': `${share * 100}%` } as CSSProperties
  return (
    <span className={styles.rating}>
      <span
        className={styles.stars}
        role="img"
        aria-label={value > 0 ? `Rated ${mean} out of 5` : 'Not rated yet'}
        style={style}
      />
      {figure && value > 0 && (
        <Text as="span" numeric nowrap aria-hidden="true">
          {mean}
        </Text>
      )}
    </span>
  )
}

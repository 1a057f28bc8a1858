import { type ReactNode, useId } from 'react'
import styles from './Card.module.css'
import { classNames } from './classNames.ts'

interface Props {
  /** Names the box for screen readers too. Left out where what it holds brings a heading. */
  title?: ReactNode
  /** What belongs to the list beside it: stays in sight while that scrolls, on wide screens. */
  aside?: boolean
  className?: string
  children: ReactNode
}

/** A white box of a page, with its heading. */
export function Card({ title, aside = false, className, children }: Props) {
  const id = useId()
  const Box = aside ? 'aside' : title ? 'section' : 'div'
  return (
    <Box className={classNames(styles.card, aside && styles.aside, className)} aria-labelledby={title ? id : undefined}>
      {title && (
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      )}
      {children}
    </Box>
  )
}

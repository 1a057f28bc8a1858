import { useLayoutEffect, useRef, useState } from 'react'
import { classNames } from './classNames.ts'
import styles from './ClampedText.module.css'

interface Props {
  text: string
  /** Whether it is cut to two lines; without it, where it has more of them. */
  long?: boolean
  more?: string
  less?: string
  className?: string | undefined
}

/** A text of which two lines are shown until the user asks for the rest. */
export function ClampedText({
  text,
  long,
  more = 'Show More',
  less = 'Show less',
  className,
}: Props) {
  const paragraph = useRef<HTMLParagraphElement>(null)
  const [open, setOpen] = useState(false)
  const [isCut, setIsCut] = useState(false)
  const foldable = long ?? isCut
  const clamped = !open && long !== false
  useLayoutEffect(() => {
    const element = paragraph.current
    if (!element || !clamped) return
    const measure = () => setIsCut(element.scrollHeight > element.clientHeight + 1)
    // Before the first frame, so that nothing moves.
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [clamped])
  return (
    <div className={classNames(foldable && !open && styles.folded)}>
      <p ref={paragraph} className={classNames(styles.text, clamped && styles.clamped, className)}>
        {text}
      </p>
      {foldable && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? less : more}
        </button>
      )}
    </div>
  )
}

import { useState } from 'react'
import styles from './SearchForm.module.css'

const choices = ['Following', 'Not Following'] as const

/** MAP-03: visual only. The list of shops doesn't say which ones the user follows. */
export function FollowFilter() {
  const [pressed, setPressed] = useState<(typeof choices)[number] | null>(null)
  return (
    <div role="group" aria-label="Show" className={styles.follow}>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          className={styles.choice}
          aria-pressed={choice === pressed}
          onClick={() => setPressed(choice === pressed ? null : choice)}
        >
          {choice}
        </button>
      ))}
    </div>
  )
}

import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './StepTrail.module.css'

interface Props {
  steps: readonly string[]
  /** Index of the present step. */
  current: number
}

/** How far somebody has come in a row of steps. */
export function StepTrail({ steps, current }: Props) {
  return (
    <ol className={styles.trail} aria-label="Steps">
      {steps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-reached={index <= current || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          {step}
          {index < current && <VisuallyHidden>, done</VisuallyHidden>}
        </li>
      ))}
    </ol>
  )
}

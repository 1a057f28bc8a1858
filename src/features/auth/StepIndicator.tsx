import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './StepIndicator.module.css'

interface Props {
  steps: readonly string[]
  /** Index of the current step, from 0. */
  current: number
}

/** The steps of a form, with the current one and the completed ones. */
export function StepIndicator({ steps, current }: Props) {
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

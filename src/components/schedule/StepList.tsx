import { CheckOutlined } from '@ant-design/icons'
import { classNames } from '../../ui/classNames.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './StepList.module.css'

interface Props {
  /** Short names of the steps. */
  steps: readonly string[]
  /** The current step, from 1. */
  current: number
  /** Goes back to a completed step. */
  onGoTo: (step: number) => void
}

/** The progress in a form of several steps; completed steps are links back. */
export function StepList({ steps, current, onGoTo }: Props) {
  return (
    <ol className={styles.steps} aria-label={`Step ${current} of ${steps.length}`}>
      {steps.map((name, i) => {
        const step = i + 1
        const done = step < current
        return (
          <li key={name} className={classNames(styles.step, done && styles.done)} aria-current={step === current ? 'step' : undefined}>
            <button type="button" className={styles.button} disabled={!done} onClick={() => onGoTo(step)}>
              <span className={styles.mark} aria-hidden="true">
                {done ? <Icon icon={CheckOutlined} size={14} /> : step}
              </span>
              <span className={styles.name}>{name}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}

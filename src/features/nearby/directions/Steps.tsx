import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined'
import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined'
import type { Step } from '#api/directions.ts'
import { formatMetres } from '#domain/distance.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './Directions.module.css'
import { arrowAngle } from './routeTexts.ts'

/** The route, maneuver by maneuver. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.steps} aria-label="Steps">
      {steps.map((step, index) => {
        const angle = arrowAngle(step)
        return (
          // The same maneuver may occur twice.
          <li key={index} className={styles.step}>
            <span className={styles.arrow} style={angle === null ? undefined : { rotate: `${angle}deg` }}>
              <Icon icon={angle === null ? EnvironmentOutlined : ArrowLeftOutlined} size={20} />
            </span>
            <span className={styles.instruction}>{step.maneuver.instruction}</span>
            {step.distance > 0 && <span className={styles.distance}>{formatMetres(step.distance)}</span>}
          </li>
        )
      })}
    </ol>
  )
}

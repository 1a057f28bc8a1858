import { Steps } from 'antd'
import { AntdProvider } from './AntdProvider.tsx'
import styles from './StepList.module.css'

interface Props {
  steps: readonly string[]
  /** Counted from 1. */
  current: number
  /** Goes back to a step that is done. */
  onGoTo?: (step: number) => void
}

export function StepList({ steps, current, onGoTo }: Props) {
  const items = steps.map((title, index) => ({
    title,
    disabled: index + 1 >= current,
    'aria-current': index + 1 === current ? 'step' : undefined,
  }))
  return (
    <AntdProvider>
      <nav aria-label={`Step ${current} of ${steps.length}`} className={styles.steps}>
        <Steps
          size="small"
          classNames={{ itemTitle: styles.title }}
          titlePlacement="vertical"
          responsive={false}
          current={current - 1}
          // The check mark's name would be read.
          iconRender={(icon) => <span aria-hidden="true">{icon}</span>}
          onChange={onGoTo && ((index) => onGoTo(index + 1))}
          items={items}
        />
      </nav>
    </AntdProvider>
  )
}

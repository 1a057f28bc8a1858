import { type ReactNode, useId } from 'react'
import styles from './ActionMenu.module.css'
import { classNames } from './classNames.ts'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import type { IconName } from './iconPaths.ts'
import { useDisclosure } from './useDisclosure.ts'

interface Action {
  icon: IconName
  label: string
  /** Warns by its colour. */
  danger?: boolean
  onChoose: () => void
}

interface Props {
  /** What the button does, for everyone who doesn't see its icon. */
  label: string
  icon?: IconName
  actions: readonly Action[]
  /** Above the actions: what takes effect without closing the menu. */
  children?: ReactNode
}

/** Actions behind one button. */
export function ActionMenu({ label, icon = 'dots', actions, children }: Props) {
  const { open, setOpen, close, boxProps } = useDisclosure<HTMLDivElement>()
  const id = useId()
  const choose = ({ onChoose }: Action) => {
    // The focus goes back first, so that a dialog that closes gives it to something that can be seen.
    close()
    onChoose()
  }
  return (
    // The box itself does nothing: it hears the keys and focus of the buttons inside.
    <div {...boxProps} role="presentation" className={styles.box}>
      <IconButton
        icon={icon}
        className={styles.trigger}
        label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      />
      <div id={id} className={styles.panel} hidden={!open}>
        {children}
        {actions.map((action) => (
          <button
            key={action.label}
            type="button"
            className={classNames(styles.item, action.danger && styles.danger)}
            onClick={() => choose(action)}
          >
            <Icon name={action.icon} />
            {action.label}
          </button>
        ))}
      </div>
    </div>
  )
}

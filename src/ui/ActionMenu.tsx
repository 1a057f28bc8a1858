import { EllipsisOutlined } from '@ant-design/icons'
import { type ReactNode, useId, useRef } from 'react'
import styles from './ActionMenu.module.css'
import { classNames } from './classNames.ts'
import { Icon, type IconType } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { useDisclosure } from './useDisclosure.ts'
import { useFloating } from './useFloating.ts'

interface Action {
  icon: IconType
  label: string
  /** Shown in the colour of a destructive action. */
  danger?: boolean
  onChoose: () => void
}

interface Props {
  /** Accessible name of the button. */
  label: string
  icon?: IconType
  /** Without a border, for the rows of a list. */
  quiet?: boolean
  actions: readonly Action[]
  /** Shown above the actions: controls that do not close the menu. */
  children?: ReactNode
  /** For a menu in a scroll box, which would cut it off: it is shown above the page, where there is room. */
  floating?: boolean
}

/** A button with a menu of actions. */
export function ActionMenu({ label, icon = EllipsisOutlined, quiet = false, actions, children, floating = false }: Props) {
  const { open, setOpen, close, boxProps } = useDisclosure<HTMLDivElement>()
  const id = useId()
  const choose = ({ onChoose }: Action) => {
    // The focus goes back first, so that a dialog that closes gives it to something that can be seen.
    close()
    onChoose()
  }
  return (
    // The box is not interactive: it handles keys and focus of the buttons inside.
    <div {...boxProps} role="presentation" className={styles.box}>
      <IconButton
        icon={icon}
        className={classNames(styles.trigger, !quiet && styles.edged)}
        label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      />
      {/* Many messages have such a menu: it is rendered when it is open. */}
      {(open || !floating) && (
        <MenuPanel id={id} open={open} floating={floating} onGone={() => setOpen(false)}>
          {children}
          {actions.map((action) => (
            <button
              key={action.label}
              type="button"
              className={classNames(styles.item, action.danger && styles.danger)}
              onClick={() => choose(action)}
            >
              <Icon icon={action.icon} />
              {action.label}
            </button>
          ))}
        </MenuPanel>
      )}
    </div>
  )
}

interface PanelProps {
  id: string
  open: boolean
  floating: boolean
  /** Called when the button of a floating panel has left the view. */
  onGone: () => void
  children: ReactNode
}

function MenuPanel({ id, open, floating, onGone, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useFloating(panel, floating && open, onGone)
  return (
    <div ref={panel} id={id} className={styles.panel} popover={floating ? 'manual' : undefined} hidden={!open}>
      {children}
    </div>
  )
}

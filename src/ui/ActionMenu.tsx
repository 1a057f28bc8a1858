import EllipsisOutlined from '@ant-design/icons/EllipsisOutlined'
import { Dropdown, type MenuProps } from 'antd'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { IconType } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './ActionMenu.module.css'

interface Props {
  /** Accessible name of the button and of the menu. */
  label: string
  icon?: IconType
  /** Without a border, for the rows of a list. */
  quiet?: boolean
  items: MenuProps['items']
}

/**
 * A button with a menu of actions. The focus moves into the menu, and back to the button before an
 * action is carried out.
 */
export function ActionMenu({ label, icon = EllipsisOutlined, quiet = false, items }: Props) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    // Prevents Escape from closing a dialog or a chat window around the menu too.
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  const onMenuKeyDown = (event: KeyboardEvent) => {
    // The button has the focus before the key is released: the same Enter would open the menu
    // again.
    if (event.key === 'Enter') event.preventDefault()
    onKeyDown(event)
  }
  return (
    <Dropdown
      autoFocus
      destroyOnHidden
      open={open}
      onOpenChange={(next, { source }) => (source === 'menu' ? close() : setOpen(next))}
      trigger={['click']}
      placement="bottomRight"
      menu={{ items, onKeyDown: onMenuKeyDown, 'aria-label': label }}
    >
      <IconButton
        ref={button}
        icon={icon}
        label={label}
        className={quiet ? undefined : styles.edged}
        aria-haspopup="menu"
        aria-expanded={open}
        onKeyDown={onKeyDown}
      />
    </Dropdown>
  )
}

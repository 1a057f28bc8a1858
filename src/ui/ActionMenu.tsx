import EllipsisOutlined from '@ant-design/icons/EllipsisOutlined'
import { Dropdown, type MenuProps } from 'antd'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { IconType } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './ActionMenu.module.css'

interface Props {
  /** Accessible name of the button and the menu. */
  label: string
  icon?: IconType
  /** Has no border, for rows. */
  quiet?: boolean
  items: MenuProps['items']
}

/** The focus moves into the menu, and back to the button before an action. */
export function ActionMenu({ label, icon = EllipsisOutlined, quiet = false, items }: Props) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    // Escape must not close what is around the menu, such as a dialog.
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  const onMenuKeyDown = (event: KeyboardEvent) => {
    // The button has the focus before the key is released, and would open the menu again.
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

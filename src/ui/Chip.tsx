import CloseOutlined from '@ant-design/icons/CloseOutlined'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'
import { Icon } from './Icon.tsx'
import { Row } from './Layout.tsx'
import styles from './Chip.module.css'

interface Props {
  children: ReactNode
  to?: To
  onRemove?: () => void
  removeLabel?: string
}

export function Chip({ children, to, onRemove, removeLabel = 'Remove' }: Props) {
  if (to !== undefined) {
    return (
      <Row as={Link} fill="green-soft" inline gap={1} radius="pill" className={styles.chip} to={to}>
        {children}
      </Row>
    )
  }
  return (
    <Row as="span" fill="green-soft" inline gap={1} radius="pill" className={styles.chip}>
      {children}
      {onRemove && (
        <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
          <Icon icon={CloseOutlined} size={14} />
        </button>
      )}
    </Row>
  )
}

import CalendarOutlined from '@ant-design/icons/CalendarOutlined'
import { Icon } from '#ui/Icon.tsx'
import './themes.css'
import type { Theme } from './themes.ts'
import styles from './ThemeIcon.module.css'

/** `size` in px. */
export function ThemeIcon({ theme, size = 40 }: { theme: Theme; size?: number }) {
  return (
    <span
      className={styles.icon}
      data-theme={theme}
      style={{ width: size, height: size }}
      aria-hidden
    >
      <Icon icon={CalendarOutlined} size={Math.round(size * 0.55)} />
    </span>
  )
}

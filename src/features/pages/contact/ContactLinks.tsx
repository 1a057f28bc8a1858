import { Icon } from '../../../ui/Icon.tsx'
import type { IconName } from '../../../ui/iconPaths.ts'
import styles from './ContactPage.module.css'
import type { ContactKind, ContactWay } from './contactWays.ts'

const icons: Record<ContactKind, IconName> = { call: 'phone', message: 'chat', email: 'mail' }

/** The ways to reach support as links that the phone opens itself. */
export function ContactLinks({ ways }: { ways: readonly ContactWay[] }) {
  return (
    <ul className={styles.links}>
      {ways.map(({ kind, action, value, href }) => (
        <li key={kind}>
          <a href={href} className={styles.link}>
            <span className={styles.icon}>
              <Icon name={icons[kind]} size={22} />
            </span>
            <span className={styles.words}>
              <span className={styles.action}>{action}</span>
              <span className={styles.value}>{value}</span>
            </span>
            <Icon name="chevron-right" />
          </a>
        </li>
      ))}
    </ul>
  )
}

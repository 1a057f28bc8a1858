import MailOutlined from '@ant-design/icons/MailOutlined'
import MessageOutlined from '@ant-design/icons/MessageOutlined'
import PhoneOutlined from '@ant-design/icons/PhoneOutlined'
import RightOutlined from '@ant-design/icons/RightOutlined'
import { Icon, type IconType } from '#ui/Icon.tsx'
import styles from './ContactPage.module.css'
import type { ContactKind, ContactWay } from './contactWays.ts'

const icons: Record<ContactKind, IconType> = { call: PhoneOutlined, message: MessageOutlined, email: MailOutlined }

/** The ways to reach support as links that the phone opens itself. */
export function ContactLinks({ ways }: { ways: readonly ContactWay[] }) {
  return (
    <ul className={styles.links}>
      {ways.map(({ kind, action, value, href }) => (
        <li key={kind}>
          <a href={href} className={styles.link}>
            <span className={styles.icon}>
              <Icon icon={icons[kind]} size={22} />
            </span>
            <span className={styles.words}>
              <span className={styles.action}>{action}</span>
              <span className={styles.value}>{value}</span>
            </span>
            <Icon icon={RightOutlined} />
          </a>
        </li>
      ))}
    </ul>
  )
}

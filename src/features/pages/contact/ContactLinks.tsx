import MailOutlined from '@ant-design/icons/MailOutlined'
import MessageOutlined from '@ant-design/icons/MessageOutlined'
import PhoneOutlined from '@ant-design/icons/PhoneOutlined'
import RightOutlined from '@ant-design/icons/RightOutlined'
import { Icon, type IconType } from '#ui/Icon.tsx'
import styles from './ContactPage.module.css'
import type { ContactKind, ContactMethod } from './contactMethods.ts'

const icons: Record<ContactKind, IconType> = { call: PhoneOutlined, message: MessageOutlined, email: MailOutlined }

/** How to reach support as links that the phone opens itself. */
export function ContactLinks({ methods }: { methods: readonly ContactMethod[] }) {
  return (
    <ul className={styles.links}>
      {methods.map(({ kind, action, value, href }) => (
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

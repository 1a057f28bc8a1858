import { Link } from 'react-router-dom'
import { paths } from '#domain/paths.ts'
import { BRAND } from '#ui/brand.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { LogoMark } from '#ui/Logo.tsx'
import styles from './Welcome.module.css'

/** The chats page on phones: tells of the mobile app, in which chatting is easier, and leads on in the browser. */
export function Welcome({ displayName }: { displayName: string }) {
  return (
    <div className={styles.card}>
      <LogoMark size={72} />
      <p className={styles.text}>Chat with your favourite shops in the {BRAND} mobile app and get their replies even when it is closed.</p>
      <LinkButton to={paths.download()} size="l">
        Download App
      </LinkButton>
      <Link to={paths.chats(displayName, { view: 'list' })} className={styles.on}>
        Continue in the browser
      </Link>
    </div>
  )
}

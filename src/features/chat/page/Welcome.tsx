import { Link } from 'react-router-dom'
import { paths } from '#domain/paths.ts'
import { BRAND } from '#ui/brand.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { LogoMark } from '#ui/Logo.tsx'
import styles from './Welcome.module.css'

/**
 * The start of the chats page on phones: promotes the mobile app, and links to the list of chats.
 */
export function Welcome({ displayName }: { displayName: string }) {
  return (
    <div className={styles.card}>
      <LogoMark size={72} />
      <p className={styles.text}>
        Chat with your favourite shops in the {BRAND} mobile app and get their replies even when it
        is closed.
      </p>
      <LinkButton to={paths.download()} size="l">
        Download App
      </LinkButton>
      <Link to={paths.chats(displayName, { view: 'list' })} className={styles.continue}>
        Continue in the browser
      </Link>
    </div>
  )
}

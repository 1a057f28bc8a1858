import { Link } from 'react-router-dom'
import type { AppPlace } from '#lib/appPath.ts'
import styles from './Message.module.css'
import { isFewEmoji } from './fewEmoji.ts'
import { textParts } from './textParts.ts'

/** Where this app is served. */
const app: AppPlace = {
  origin: globalThis.location.origin,
  base: import.meta.env.BASE_URL.replace(/\/$/, ''),
}

/** The text of a message. Addresses become links; nothing is loaded from other sites. */
export function TextContent({ text }: { text: string }) {
  return (
    <p className={styles.text} dir="auto" data-emoji={isFewEmoji(text) || undefined}>
      {textParts(text, app).map(({ text: part, path, href }, i) => {
        const key = `${i}${part}`
        if (path !== undefined)
          return (
            <Link key={key} to={path}>
              {part}
            </Link>
          )
        if (href === undefined) return <span key={key}>{part}</span>
        return (
          <a key={key} href={href} target="_blank" rel="noreferrer nofollow">
            {part}
          </a>
        )
      })}
    </p>
  )
}

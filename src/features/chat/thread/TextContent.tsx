import { Link } from 'react-router-dom'
import { productIdOf } from '#domain/paths.ts'
import type { AppPlace } from '#lib/appPath.ts'
import { isFewEmoji } from './fewEmoji.ts'
import { ProductContent } from './ProductContent.tsx'
import { type TextPart, textParts } from './textParts.ts'
import styles from './Message.module.css'

const app: AppPlace = {
  origin: globalThis.location.origin,
  base: import.meta.env.BASE_URL.replace(/\/$/, ''),
}

function LinkedText({ text, parts }: { text: string; parts: readonly TextPart[] }) {
  return (
    <p className={styles.text} dir="auto" data-emoji={isFewEmoji(text) || undefined}>
      {parts.map(({ text: part, path, href }, i) => {
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

/** The address of a product shows the product. Nothing is loaded from other sites. */
export function TextContent({ text }: { text: string }) {
  const parts = textParts(text, app)
  const named = parts.find(({ path }) => path !== undefined && productIdOf(path) !== null)
  const id = named?.path && productIdOf(named.path)
  if (!named || !id) return <LinkedText text={text} parts={parts} />
  const rest = parts.filter((part) => part !== named)
  const words = rest.some((part) => part.text.trim() !== '')
  return (
    <>
      <ProductContent id={id}>
        <LinkedText text={text} parts={words ? [named] : parts} />
      </ProductContent>
      {words && <LinkedText text={text} parts={rest} />}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { catalogQueries } from '#api/catalog.ts'
import { useSession } from '#api/session.ts'
import { PriceTag } from '#components/PriceTag.tsx'
import { ProductPicture } from '#components/ProductPicture.tsx'
import { paths, productIdOf } from '#domain/paths.ts'
import type { AppPlace } from '#lib/appPath.ts'
import { isFewEmoji, type TextPart, textParts } from './textParts.ts'
import styles from './Message.module.css'

interface Props {
  id: string
  children: ReactNode
}

/** Its room is kept while it loads. */
function ProductContent({ id, children }: Props) {
  const { user } = useSession()
  const { data, isError } = useQuery(catalogQueries.product(id, user?._id))
  if (isError) return children
  return (
    <Link to={paths.product(id)} className={styles.product} aria-busy={data === undefined}>
      <ProductPicture
        src={data?.display_picture}
        category={data?.category}
        className={styles.picture}
      />
      <span className={styles.name}>{data?.product_name}</span>
      {data && <PriceTag amount={data.price} size="s" />}
    </Link>
  )
}

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

/** Shows a product for its address. Nothing is loaded from other sites. */
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

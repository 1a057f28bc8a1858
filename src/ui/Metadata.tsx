import { useLayoutEffect } from 'react'
import { BRAND } from './brand.ts'
import { useWholeScreen } from './useWholeScreen.ts'

/** A JSON-LD node, by https://schema.org. */
export type LinkedData = { '@type': string } & Record<string, unknown>

interface Props {
  title: string
  /** Up to about 160 characters. */
  description: string
  /** Path in the app, without parameters for dialogs or tabs. */
  path: string
  image?: string | null
  type?: 'website' | 'product'
  /** Structured data for search engines. */
  data?: readonly LinkedData[]
}

/** The absolute address. */
export const addressOf = (path: string): string =>
  new URL(path.replace(/^\//, ''), new URL(import.meta.env.BASE_URL, globalThis.location.origin))
    .href

/** Tags of index.html, for programs that run no scripts. */
const siteTags = [
  ...document.head.querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]'),
]

/**
 * Tags for search engines and link previews, in the head, after the first screen. `Page` writes
 * title and description. JSON-LD is a data block, which a strict content security policy allows.
 */
export function Metadata({ title, description, path, image, type = 'website', data = [] }: Props) {
  const whole = useWholeScreen()
  const url = addressOf(path)
  useLayoutEffect(() => siteTags.forEach((tag) => tag.remove()), [])
  if (!whole) return null
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={BRAND} />
      <meta property="og:locale" content="en_PH" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {image && <meta property="og:image" content={new URL(image, url).href} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {data.map((node) => (
        <script key={node['@type']} type="application/ld+json">
          {JSON.stringify({ '@context': 'https://schema.org', ...node })}
        </script>
      ))}
    </>
  )
}

import { useLayoutEffect } from 'react'
import { BRAND } from './brand.ts'
import { useWholeScreen } from './useWholeScreen.ts'

/** A JSON-LD node, with the names of https://schema.org. */
export type LinkedData = { '@type': string } & Record<string, unknown>

interface Props {
  title: string
  /** Up to about 160 characters. */
  description: string
  /** Path of the screen inside the app, without parameters for dialogs or tabs. */
  path: string
  /** Address of a picture. */
  image?: string | null
  type?: 'website' | 'product'
  /** Structured data about the screen, for search engines. */
  data?: readonly LinkedData[]
}

/** The absolute address of a path inside the app. */
export const addressOf = (path: string): string =>
  new URL(path.replace(/^\//, ''), new URL(import.meta.env.BASE_URL, globalThis.location.origin))
    .href

/** The tags of index.html. They describe the whole site, for programs that run no scripts. */
const siteTags = [
  ...document.head.querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]'),
]

/**
 * The tags that search engines and link previews read; React moves them to the document's head.
 * They come with the rest
 * of a screen, as nobody sees them. `Page` writes the tab's title and the description. JSON-LD is a data block, so a strict content
 * security policy allows it.
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

import { BRAND } from './brand.ts'

/** A node of JSON-LD, under the names of https://schema.org. */
export type LinkedData = { '@type': string } & Record<string, unknown>

interface Props {
  title: string
  /** Up to about 160 characters. */
  description: string
  /** Path of the screen inside the app, whatever dialogs or tabs its address carries just now. */
  path: string
  /** Address of a picture. */
  image?: string | null
  type?: 'website' | 'product'
  /** What the screen is about, for search engines. */
  data?: readonly LinkedData[]
}

/** The whole address of a path inside the app. */
export const addressOf = (path: string): string =>
  new URL(path.replace(/^\//, ''), new URL(import.meta.env.BASE_URL, globalThis.location.origin)).href

/**
 * What search engines and shared links show of a screen; React moves the tags to the document's head. The tab's title and the
 * description are the Page's own. Linked data is a data block: a strict content security policy lets it be.
 */
export function Metadata({ title, description, path, image, type = 'website', data = [] }: Props) {
  const url = addressOf(path)
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

/**
 * Loads what the first screen needs while the app is loading; the build says what that is
 * (scripts/vite/earlyLoads.ts).
 */
import { read, unreadable } from '#api/http/shape.ts'
import { firstPictures, isVideo, slidesOf } from '#domain/pictures.ts'
import { keepEarlyAnswer } from '#lib/earlyAnswer.ts'
import { getProduct, listProducts } from '#openapi/generated/shapes/catalog.ts'
import type { components } from '#openapi/generated/types.ts'
import { showPreview } from './preview.ts'

type Product = components['schemas']['Product']

/** What a screen needs first. */
export interface EarlyScreen {
  /** A pattern of addresses after the base path. */
  path: string
  /** Address of a visitor's call, where $1 is the first group of the pattern. */
  call: string
  /** Whether the call answers one product, or a page of them. */
  one: boolean
  /** Addresses of scripts and styles. */
  files: readonly string[]
}

export interface EarlyLoads {
  /** Path of the app, with a slash at its end. */
  base: string
  /** Whether calls send and take cookies. */
  credentials: RequestCredentials
  screens: readonly EarlyScreen[]
}

const load = (attributes: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), attributes))

/** Asks for the pictures that the screen will show first, and shows a product. */
async function useAnswer(response: Response, one: boolean): Promise<void> {
  // The app takes the response itself.
  const body: unknown = response.ok ? await response.clone().json() : undefined
  const data = read(body, one ? getProduct : listProducts)
  if (data === unreadable) return
  const pictures = one
    ? slidesOf(data as Product).slice(0, 1)
    : firstPictures((data as { items: Product[] }).items)
  for (const href of pictures)
    if (href && !isVideo(href)) load({ rel: 'preload', as: 'image', href, fetchPriority: 'high' })
  if (one) showPreview(data as Product)
}

function loadFor({ call, one, files }: EarlyScreen, credentials: RequestCredentials): void {
  // A user's request needs the token, which the app adds.
  if (!/(^|; *)token=/.test(document.cookie)) {
    const answer = fetch(call, { credentials, priority: 'high' })
    keepEarlyAnswer({ url: call, answer })
    // What fails here is said by the app, which gets the same answer.
    answer.then((response) => useAnswer(response, one)).catch(() => undefined)
  }
  for (const href of files)
    load(
      href.endsWith('.css')
        ? { rel: 'preload', as: 'style', href, crossOrigin: '' }
        : { rel: 'modulepreload', href, crossOrigin: '' },
    )
}

const settings = document.querySelector<HTMLMetaElement>('meta[name=early-loads]')
if (settings) {
  const { base, credentials, screens } = JSON.parse(settings.content) as EarlyLoads
  const address = location.pathname.slice(base.length) + location.search
  for (const screen of screens) {
    const pattern = new RegExp(screen.path)
    const [found] = pattern.exec(address) ?? []
    if (found !== undefined)
      loadFor({ ...screen, call: found.replace(pattern, screen.call) }, credentials)
  }
}

/** Loads what the first screen needs; the build says what that is (scripts/vite/earlyLoads.ts). */
import { read, unreadable } from '#api/http/shape.ts'
import { firstPictures, isVideo, slidesOf } from '#domain/pictures.ts'
import { keepEarlyAnswer } from '#lib/earlyAnswer.ts'
import { getProduct, listProducts } from '#openapi/generated/shapes/catalog.ts'
import { getShopByHandle } from '#openapi/generated/shapes/shops.ts'
import type { components } from '#openapi/generated/types.ts'
import { showPreview } from './preview.ts'

type Schemas = components['schemas']
type Product = Schemas['Product']

/** Of a call, and its pictures that are in view first. */
const answers = {
  product: {
    shape: getProduct,
    pictures: (product: Product) => slidesOf(product).slice(0, 1),
  },
  products: {
    shape: listProducts,
    pictures: ({ items }: { items: Product[] }) => firstPictures(items),
  },
  shop: {
    shape: getShopByHandle,
    pictures: ({ cover_photo, display_picture }: Schemas['Shop']) => [cover_photo, display_picture],
  },
}

export interface EarlyScreen {
  /** A pattern of addresses below the base path. */
  path: string
  /** A visitor's call; $1 is the first group of the pattern. */
  call: string
  answer: keyof typeof answers
  files: readonly string[]
}

export interface EarlyLoads {
  /** With a slash at its end. */
  base: string
  credentials: RequestCredentials
  screens: readonly EarlyScreen[]
}

const load = (attributes: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), attributes))

/** Asks for the first pictures, and shows a product. */
async function useAnswer(response: Response, answer: keyof typeof answers): Promise<void> {
  const { shape, pictures } = answers[answer]
  // The app takes the response itself.
  const data = response.ok ? read(await response.clone().json(), shape) : unreadable
  if (data === unreadable) return
  for (const href of pictures(data as never))
    if (href && !isVideo(href)) load({ rel: 'preload', as: 'image', href, fetchPriority: 'high' })
  if (answer === 'product') showPreview(data as Product)
}

function loadFor({ call, answer, files }: EarlyScreen, credentials: RequestCredentials): void {
  // A user's request needs the token, which the app adds.
  if (!/(^|; *)token=/.test(document.cookie)) {
    const early = fetch(call, { credentials, priority: 'high' })
    keepEarlyAnswer({ url: call, answer: early })
    // The app gets the same answer, and says what fails.
    early.then((response) => useAnswer(response, answer)).catch(() => undefined)
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

import { familyOf } from '#domain/categories.ts'
import { formatMoney } from '#domain/money.ts'
import { isVideo, slidesOf } from '#domain/pictures.ts'
import { formatCount } from '#lib/numbers.ts'
import type { components } from '#openapi/generated/types.ts'

type Product = Pick<
  components['schemas']['Product'],
  'product_name' | 'price' | 'stocks' | 'sold' | 'category' | 'gallery' | 'display_picture'
>

/** Its tabs are in a higher bar at the top. */
const LOW_PHONE = '(width < 48rem) and (height < 24rem)'
/** The picture is beside the name. */
const WIDE = '(width >= 48rem)'
const FONT = "1em 'Plus Jakarta Sans Variable'"

/**
 * A product's picture, name and price until the app takes their place; who listens hears the app.
 */
export function showPreview(product: Product): void {
  const boot = document.querySelector('.boot')
  const template = document.querySelector<HTMLTemplateElement>('#preview')
  const [picture = '', ...others] = slidesOf(product)
  // The app may have come first; and it plays a clip.
  if (!boot || !template || isVideo(picture) || matchMedia(LOW_PHONE).matches) return
  const preview = document.importNode(template.content, true)
  const part = <E extends HTMLElement>(name: string) =>
    preview.querySelector<E>(`.preview-${name}`)!
  part('tile').style.background = `var(--tile-${familyOf(product.category)})`
  part<HTMLImageElement>('image').src = picture
  part('thumbnails').hidden = others.length === 0
  part('name').textContent = product.product_name
  part('price').textContent = formatMoney(product.price)
  // Only their room is shown.
  part('sold').hidden = product.sold === undefined
  part('badge').textContent =
    product.stocks === 0 ? 'Sold Out' : `${formatCount(product.stocks)} in stock`
  // A later font may change the name's lines.
  showWithFont(part(matchMedia(WIDE).matches ? 'facts' : 'name'))
  boot.classList.add('visually-hidden')
  boot.after(preview)
}

function showWithFont(element: HTMLElement): void {
  const show = () => (element.style.visibility = '')
  element.style.visibility = 'hidden'
  // The styles, which name the font, are there before a frame is.
  requestAnimationFrame(() => document.fonts.load(FONT, element.textContent).then(show, show))
}

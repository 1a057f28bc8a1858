import { familyOf } from '#domain/categories.ts'
import { formatMoney } from '#domain/money.ts'
import { isVideo, slidesOf } from '#domain/pictures.ts'
import { formatCount } from '#lib/numbers.ts'
import type { components } from '#openapi/generated/types.ts'

type Product = Pick<
  components['schemas']['Product'],
  'product_name' | 'price' | 'stocks' | 'sold' | 'category' | 'gallery' | 'display_picture'
>

/** A low phone has its tabs in the bar at the top, which is then higher. */
const LOW_PHONE = '(width < 48rem) and (height < 24rem)'
/** The picture is beside the name, and the price below it. */
const WIDE = '(width >= 48rem)'
const FONT = "1em 'Plus Jakarta Sans Variable'"

/**
 * Shows a product's picture, name and price where its screen will have them, until the app has come
 * and takes their place. It is for the eye only: who listens hears the app.
 */
export function showPreview(product: Product): void {
  const boot = document.querySelector('.boot')
  const template = document.querySelector<HTMLTemplateElement>('#preview')
  const [picture = '', ...others] = slidesOf(product)
  // The app may have come first; and it plays a clip, of which there is no picture.
  if (!boot || !template || isVideo(picture) || matchMedia(LOW_PHONE).matches) return
  const preview = document.importNode(template.content, true)
  const part = <E extends HTMLElement>(name: string) =>
    preview.querySelector<E>(`.preview-${name}`)!
  part('tile').style.background = `var(--tile-${familyOf(product.category)})`
  part<HTMLImageElement>('image').src = picture
  part('thumbnails').hidden = others.length === 0
  part('name').textContent = product.product_name
  part('price').textContent = formatMoney(product.price)
  // They are not shown, but take their room.
  part('sold').hidden = product.sold === undefined
  part('badge').textContent =
    product.stocks === 0 ? 'Sold Out' : `${formatCount(product.stocks)} in stock`
  // A font that comes later may change the number of the name's lines, and move what is below it.
  if (matchMedia(WIDE).matches) showWithFont(part('facts'))
  boot.classList.add('visually-hidden')
  boot.after(preview)
}

function showWithFont(element: HTMLElement): void {
  const show = () => (element.style.visibility = '')
  element.style.visibility = 'hidden'
  // There is no frame before the styles are there, which name the font.
  requestAnimationFrame(() => document.fonts.load(FONT, element.textContent).then(show, show))
}

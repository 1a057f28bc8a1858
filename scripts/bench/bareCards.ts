import type { Page } from 'playwright'

interface Cards {
  /** As the app renders them, as HTML; repeated when there are not enough. */
  items: string[]
  list: string
  columns: number
  count: number
}

/**
 * Runs in the page: renders the rows within two of the screen, as the app's grid does with React.
 */
function renderNear({ items, columns, count }: Cards) {
  const OVERSCAN = 2
  const list = document.querySelector('ul')
  const cards = items.map((html) => {
    const template = document.createElement('template')
    template.innerHTML = html
    return template.content.firstElementChild as HTMLElement
  })
  if (!list || !cards[0]) return
  list.append(cards[0].cloneNode(true))
  const rowHeight = list.firstElementChild?.getBoundingClientRect().height ?? 0
  const pitch = rowHeight + Number.parseFloat(getComputedStyle(list).rowGap)
  const top = list.getBoundingClientRect().top + window.scrollY
  const rows = Math.ceil(count / columns)
  list.replaceChildren()
  list.style.gridTemplateRows = `repeat(${rows}, ${rowHeight}px)`
  const rendered = new Map<number, Element>()

  const update = () => {
    const first = Math.max(0, Math.floor((window.scrollY - top) / pitch) - OVERSCAN)
    const last = Math.min(
      rows - 1,
      Math.floor((window.scrollY + window.innerHeight - top) / pitch) + OVERSCAN,
    )
    for (const [index, card] of rendered)
      if (index < first * columns) {
        card.remove()
        rendered.delete(index)
      }
    for (let index = first * columns; index < Math.min(count, (last + 1) * columns); index++) {
      if (rendered.has(index)) continue
      const card = cards[index % cards.length]?.cloneNode(true) as HTMLElement
      card.style.gridArea = `${Math.floor(index / columns) + 1} / ${(index % columns) + 1}`
      card.ariaPosInSet = String(index + 1)
      list.append(card)
      rendered.set(index, card)
    }
  }
  addEventListener('scroll', update)
  update()
}

/**
 * The floor of scrolling: the app's cards and styles without the app and React.
 * @param page shows the floor afterwards
 * @param app a page of the app with a long grid of products
 */
export async function openBareCards(page: Page, app: Page, count: number): Promise<void> {
  const { styles, width, ...cards } = await app.evaluate(() => {
    const list = document.querySelector('main ul[aria-label="Products"]')
    return {
      items: [...(list?.querySelectorAll(':scope > [aria-posinset]') ?? [])].map(
        (item) => item.outerHTML,
      ),
      list: list?.className ?? '',
      columns: list ? Number(getComputedStyle(list).getPropertyValue('--columns')) : NaN,
      width: list?.clientWidth,
      styles: [...document.querySelectorAll('link[rel=stylesheet]')]
        .map((link) => link.outerHTML)
        .join(''),
    }
  })
  const list = `<ul class="${cards.list}" aria-label="Products"></ul>`
  const body = `<!doctype html>${styles}<main style="width: ${width}px; margin: auto">${list}</main>`
  // Its fonts are served to the app's origin.
  const url = new URL('/bare', app.url()).href
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(url)
  await page.evaluate(renderNear, { ...cards, count })
}

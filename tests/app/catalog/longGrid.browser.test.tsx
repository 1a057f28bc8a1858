import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '../support/app.tsx'

afterEach(() => page.viewport(1280, 800))

const grid = () => screen.getByRole('list', { name: 'Products' })
const items = () => [...grid().querySelectorAll<HTMLElement>(':scope > [aria-posinset]')]
const placeOf = (item: Element) => Number(item.getAttribute('aria-posinset'))
const inView = (item: Element) =>
  item.getBoundingClientRect().top >= 0 && item.getBoundingClientRect().bottom <= innerHeight
const painted = () =>
  act(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  )
async function scrollTo(top: number) {
  window.scrollTo({ top, behavior: 'instant' })
  await painted()
}

/**
 * Opens the home page and scrolls until 100 products are loaded, and then to the middle of them.
 */
async function openLong() {
  const app = openApp('/home')
  await screen.findAllByRole('article')
  await waitFor(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    expect(placeOf(items().at(-1)!)).toBeGreaterThanOrEqual(100)
  })
  await scrollTo(document.documentElement.scrollHeight / 2)
  return app
}

test.each([
  [360, 2],
  [1280, 4],
])(
  'of 100 products those near the screen are rendered, %i px wide in %i columns; Back finds the place, and the focus stays while the page is scrolled, HOME-10 HOME-11',
  async (width, columns) => {
    await page.viewport(width, 800)
    const { go } = await openLong()
    await waitFor(() => expect(items().length).toBeLessThan(24 + 16 * columns))
    const shown = items().filter(inView)
    expect(shown.length).toBeGreaterThanOrEqual(columns)
    // Places and columns belong to each other, also behind the rows that are left out.
    const left = grid().getBoundingClientRect().left
    const step = grid().clientWidth / columns
    for (const item of shown)
      expect(Math.round((item.getBoundingClientRect().left - left) / step)).toBe(
        (placeOf(item) - 1) % columns,
      )

    const [top, height, first] = [
      scrollY,
      document.documentElement.scrollHeight,
      placeOf(shown[0]!),
    ]
    await go('/terms-conditions')
    await screen.findByRole('heading', { level: 1, name: /Terms/ })
    await go(-1)
    await screen.findByRole('list', { name: 'Products' })
    await painted()
    expect(document.documentElement.scrollHeight).toBe(height)
    expect(scrollY).toBe(top)
    const found = items().find(inView)!
    expect(placeOf(found)).toBe(first)

    const links = (item: Element) => [...item.querySelectorAll<HTMLElement>('a')]
    const [link, next] = [links(found).at(-1)!, items()[items().indexOf(found) + columns]!]
    act(() => link.focus({ preventScroll: true }))
    await scrollTo(0)
    expect(document.activeElement).toBe(link)
    // Over the rest of the row, to the next one.
    while (!next.contains(document.activeElement)) {
      const before = document.activeElement
      // oxlint-disable-next-line no-await-in-loop -- one after another
      await userEvent.tab()
      expect(
        placeOf(document.activeElement!.closest('li')!) - placeOf(before!.closest('li')!),
      ).toBeLessThanOrEqual(1)
    }
    await painted()
    expect(next.getBoundingClientRect().bottom).toBeGreaterThan(0)
  },
)

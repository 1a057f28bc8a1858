import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent as browser, cdp } from 'vitest/browser'
import { namedProducts, type ProductKey } from '#fixtures/namedProducts.ts'
import { openApp } from '../support/app.tsx'
import {
  buttonNamed,
  dialogNamed,
  expectNoDialog,
  expectNone,
  expectShown,
  expectVisible,
  press,
  preferMotion,
  resize,
  stopTimeouts,
} from '../support/user.ts'
import { serveMedia } from './support/media.ts'

// A mouse that rests on the pictures stops them.
beforeEach(() => cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 }))

/** Opens a product; its gallery, with the list of its slides. */
async function openGallery(key: ProductKey) {
  const { market } = openApp(`/products/${namedProducts[key].id}`)
  serveMedia(market)
  const section = await screen.findByRole('region', { name: /^Pictures of/ })
  const gallery = within(section)
  return { section, gallery, slides: gallery.getAllByRole('list')[0]! }
}
type Part = ReturnType<typeof within>
const thumbnail = (gallery: Part, n: number) =>
  buttonNamed(new RegExp(`^(Picture|Video) ${n}$`), gallery)

const isAt = (part: Part, n: number) => expect(part.getByText(`${n} / 3`)).toBeVisible()
const expectChosen = (gallery: Part, n: number) =>
  expect(thumbnail(gallery, n)).toHaveAttribute('aria-current', 'true')
/** Waits until one of three slides is shown. */
async function expectSlide(part: Part, slides: Element, n: number) {
  await waitFor(() => expectChosen(part, n))
  await waitFor(() =>
    expect(Math.abs(slides.scrollLeft - (n - 1) * slides.clientWidth)).toBeLessThan(2),
  )
}

async function openLightbox(gallery: Part) {
  await press('Full screen', gallery)
  return dialogNamed(/^Pictures of/)
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

/** Slides don't change while the pointer or the focus is on the gallery. */
async function unhoverAndBlur(button: Element) {
  await userEvent.unhover(button)
  act(() => (document.activeElement as HTMLElement).blur())
}

test('a thumbnail under the mouse chooses the picture; the first follows the last, PRODUCT-02 PRODUCT-03', async () => {
  const { gallery, slides } = await openGallery('mangoCake')
  expectChosen(gallery, 1)
  await userEvent.hover(thumbnail(gallery, 3))
  await expectSlide(gallery, slides, 3)
  await press('Next picture', gallery)
  await expectSlide(gallery, slides, 1)
})

test('the pictures change every 5 s, again and again, wait for the lightbox, and can be paused, PRODUCT-01 PRODUCT-02', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await preferMotion('no-preference')
  const { gallery, slides } = await openGallery('mangoCake')
  // They are on the screen before they begin to play.
  while (vi.getTimerCount() === 0) await new Promise(requestAnimationFrame)
  // The browser scrolls in real time otherwise, in which the stopped clock can't be moved exactly.
  await preferMotion('reduce')
  for (const shown of [1, 2, 3]) {
    pass(4999)
    expectChosen(gallery, shown)
    pass(1)
    await expectSlide(gallery, slides, (shown % 3) + 1)
  }
  const lightbox = await openLightbox(gallery)
  pass(11_000)
  expectChosen(gallery, 1)
  await press('Close', lightbox)
  await expectNoDialog()
  await unhoverAndBlur(buttonNamed('Full screen', gallery))
  pass(5000)
  await expectSlide(gallery, slides, 2)
  const pause = buttonNamed('Pause slideshow', gallery)
  await userEvent.click(pause)
  await unhoverAndBlur(pause)
  pass(11_000)
  expectChosen(gallery, 2)
})

test('the lightbox is moved by keyboard, hides its thumbnails, and gives the focus back, PRODUCT-04 PRODUCT-08 PRODUCT-09', async () => {
  const { gallery } = await openGallery('mangoCake')
  const lightbox = await openLightbox(gallery)
  isAt(lightbox, 1)
  expect(buttonNamed('Close', lightbox)).toHaveFocus()
  expect(getComputedStyle(screen.getByRole('dialog'), '::backdrop').backgroundColor).toBe(
    'rgba(0, 0, 0, 0.8)',
  )
  for (const [key, n] of [
    ['ArrowRight', 2],
    ['End', 3],
    ['Home', 1],
  ] as const) {
    await browser.keyboard(`{${key}}`)
    await expectShown(`${n} / 3`, lightbox)
  }
  await press('Picture 2', lightbox)
  await expectShown('2 / 3', lightbox)
  await press('Hide thumbnails', lightbox)
  expectNone('button', 'Picture 2', lightbox)
  await press('Show thumbnails', lightbox)
  await expectVisible('button', 'Picture 2', lightbox)
  await browser.keyboard('{Escape}')
  await expectNoDialog()
  expect(buttonNamed('Full screen', gallery)).toHaveFocus()
})

test('the slideshow of the lightbox is off at first, changes every 3 s and stops at the last slide, PRODUCT-05 PRODUCT-06', async () => {
  const { gallery } = await openGallery('mangoCake')
  const lightbox = await openLightbox(gallery)
  stopTimeouts()
  pass(7000)
  isAt(lightbox, 1)
  act(() => buttonNamed('Play slideshow', lightbox).click())
  for (const shown of [1, 2]) {
    pass(2999)
    isAt(lightbox, shown)
    pass(1)
    isAt(lightbox, shown + 1)
  }
  expect(buttonNamed('Play slideshow', lightbox)).toBeDisabled()
  pass(7000)
  isAt(lightbox, 3)
})

test('the carousel follows a swipe where the browser sends no scrollend, PRODUCT-02', async () => {
  await preferMotion('no-preference')
  const { gallery, slides } = await openGallery('mangoCake')
  // Autoplay would show the second one by itself.
  await press('Pause slideshow', gallery)
  slides.addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true)
  slides.scrollTo({ left: slides.clientWidth, behavior: 'instant' })
  await waitFor(() => expectChosen(gallery, 2))
})

test('pictures and clips in the lightbox are 800 px large where there is room; Close leads back, PRODUCT-04 PRODUCT-10', async () => {
  await resize(1600, 1200)
  const { gallery } = await openGallery('sardines')
  const lightbox = await openLightbox(gallery)
  const media = lightbox
    .getAllByRole('group', { hidden: true })
    .map((slide) => slide.firstElementChild!.firstElementChild!)
  expect(media.map(({ tagName }) => tagName)).toContain('VIDEO')
  expect(media.map((one) => one.getBoundingClientRect().width)).toEqual(media.map(() => 800))
  await press('Close', lightbox)
  await expectNoDialog()
  expect(buttonNamed('Full screen', gallery)).toHaveFocus()
})

test('a clip plays on demand, and stops when it or its slide leaves the screen, PRODUCT-07', async () => {
  const { section, gallery } = await openGallery('sardines')
  const clip = section.querySelector('video')!
  const expectPaused = (paused: boolean) => waitFor(() => expect(clip.paused).toBe(paused))
  await userEvent.click(thumbnail(gallery, 2))
  await expect.element(clip).toBeInViewport({ ratio: 0.99 })
  await expectPaused(true)
  clip.loop = true
  await clip.play()
  await expectPaused(false)
  // Again and again: the page grows while its lists are loaded.
  const scrollAway = () => {
    screen.getByRole('contentinfo').scrollIntoView({ behavior: 'instant' })
    return clip.paused
  }
  await expect.poll(scrollAway).toBe(true)
  section.scrollIntoView({ behavior: 'instant' })
  await expect.element(clip).toBeInViewport({ ratio: 0.99 })
  await clip.play()
  await expectPaused(false)
  await userEvent.click(thumbnail(gallery, 1))
  await expectPaused(true)
})

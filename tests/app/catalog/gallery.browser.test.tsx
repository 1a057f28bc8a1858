import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { namedProducts, type ProductKey } from '#fixtures/namedProducts.ts'
import { openApp } from '../support/app.tsx'
import { buttonNamed, dialogNamed, expectNoDialog, expectShown, press } from '../support/user.ts'
import { serveMedia } from './support/media.ts'

beforeEach(async () => {
  await page.viewport(1280, 800)
  // A mouse that rests on the pictures stops them.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 })
})
afterEach(async () => {
  vi.useRealTimers()
  await setMotion('no-preference')
  await page.viewport(1280, 800)
})

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

/** Waits until one of three slides is shown. */
async function expectSlide(part: Part, slides: Element, n: number) {
  await expectShown(`${n} / 3`, part)
  await waitFor(() =>
    expect(Math.abs(slides.scrollLeft - (n - 1) * slides.clientWidth)).toBeLessThan(2),
  )
}

async function openLightbox(gallery: Part) {
  await press('Full screen', gallery)
  return await dialogNamed(/^Pictures of/)
}

/** The clock of slideshows stands still. */
const stopSlideshows = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
/**
 * With less motion slides change at once; the browser scrolls in real time otherwise, in which the
 * stopped clock can't be moved exactly.
 */
const setMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  })

/**
 * Moves the pointer and the focus away from a button, since slides don't change while either is on
 * the gallery.
 */
async function unhoverAndBlur(button: Element) {
  await userEvent.unhover(button)
  act(() => (document.activeElement as HTMLElement).blur())
}

test('a thumbnail under the mouse chooses the picture, and the first picture follows the last, PRODUCT-02 PRODUCT-03', async () => {
  const { gallery, slides } = await openGallery('mangoCake')
  expect(gallery.getByText('1 / 3')).toBeVisible()
  await userEvent.hover(thumbnail(gallery, 3))
  await expectSlide(gallery, slides, 3)
  await press('Next picture', gallery)
  await expectSlide(gallery, slides, 1)
})

test('the pictures change every 5 s, restart after the last, wait for the lightbox, and can be paused, PRODUCT-01 PRODUCT-02', async () => {
  stopSlideshows()
  const { gallery, slides } = await openGallery('mangoCake')
  // They are on the screen before they begin to play.
  while (vi.getTimerCount() === 0) await new Promise(requestAnimationFrame)
  await setMotion('reduce')
  for (const [shown, next] of [
    [1, 2],
    [2, 3],
    [3, 1],
  ] as const) {
    pass(4999)
    expect(gallery.getByText(`${shown} / 3`)).toBeVisible()
    pass(1)
    await expectSlide(gallery, slides, next)
  }
  const lightbox = await openLightbox(gallery)
  pass(11_000)
  expect(gallery.getByText('1 / 3')).toBeVisible()
  await press('Close', lightbox)
  await expectNoDialog()
  await unhoverAndBlur(buttonNamed('Full screen', gallery))
  pass(5000)
  await expectSlide(gallery, slides, 2)
  const pause = buttonNamed('Pause slideshow', gallery)
  await userEvent.click(pause)
  await unhoverAndBlur(pause)
  pass(11_000)
  expect(gallery.getByText('2 / 3')).toBeVisible()
})

test('the slideshow of the lightbox is off at first, changes every 3 s and stops at the last slide, PRODUCT-05 PRODUCT-06', async () => {
  const { gallery } = await openGallery('mangoCake')
  const lightbox = await openLightbox(gallery)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  pass(7000)
  expect(lightbox.getByText('1 / 3')).toBeVisible()
  act(() => buttonNamed('Play slideshow', lightbox).click())
  for (const [shown, next] of [
    [1, 2],
    [2, 3],
  ] as const) {
    pass(2999)
    expect(lightbox.getByText(`${shown} / 3`)).toBeVisible()
    pass(1)
    expect(lightbox.getByText(`${next} / 3`)).toBeVisible()
  }
  expect(buttonNamed('Play slideshow', lightbox)).toBeDisabled()
  pass(7000)
  expect(lightbox.getByText('3 / 3')).toBeVisible()
})

test('the carousel follows a swipe where the browser sends no scrollend, PRODUCT-02', async () => {
  const { gallery, slides } = await openGallery('mangoCake')
  // Autoplay would show the second one by itself.
  await press('Pause slideshow', gallery)
  slides.addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true)
  slides.scrollTo({ left: slides.clientWidth, behavior: 'instant' })
  await expectShown('2 / 3', gallery)
})

test('pictures and clips in the lightbox are 800 px large where there is room, PRODUCT-10', async () => {
  await page.viewport(1600, 1200)
  const { gallery } = await openGallery('sardines')
  const lightbox = await openLightbox(gallery)
  const media = lightbox
    .getAllByRole('group', { hidden: true })
    .map((slide) => slide.firstElementChild!.firstElementChild!)
  expect(media.map(({ tagName }) => tagName)).toContain('VIDEO')
  expect(media.map((one) => one.getBoundingClientRect().width)).toEqual(media.map(() => 800))
})

test('a clip plays on demand, and stops when it or its slide leaves the screen, PRODUCT-07', async () => {
  const { section, gallery } = await openGallery('sardines')
  const clip = section.querySelector('video')!
  const expectPaused = async (paused: boolean) => {
    await expect.poll(() => clip.paused).toBe(paused)
  }
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

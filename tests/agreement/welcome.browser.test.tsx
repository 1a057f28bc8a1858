import { waitFor } from '@testing-library/react'
import jsQR from 'jsqr'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '#ui/base.css'
import { chosenTab, wasOpen } from '#mocks/demo/console/memory.ts'
import { mountWelcome } from '#mocks/demo/welcome/mount.tsx'
import { resize } from '../app/support/user.ts'
import { base } from '../marketplace/console/consoleOf.tsx'

afterEach(async () => {
  document.querySelector<HTMLDialogElement>('dialog[aria-label="About this demo"]')?.close()
  // Its close event removes it.
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull())
})

const link = (name: RegExp) => page.getByRole('link', { name })
async function leave(): Promise<void> {
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull())
}
const addressOf = (name: RegExp) => (link(name).element() as HTMLAnchorElement).href

async function read(code: Element): Promise<string | undefined> {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(code))}`
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: 264, height: 264 })
  const context = canvas.getContext('2d')!
  context.drawImage(image, 0, 0, 264, 264)
  return jsQR(context.getImageData(0, 0, 264, 264).data, 264, 264)?.data
}

test('the first page shows the app, and leads to a tour, a buyer, a bad day, and from each thing that it does to the tour that shows it', async () => {
  mountWelcome(base)
  await expect.element(page.getByRole('img', { name: /home page of the app/ })).toBeVisible()
  expect(addressOf(/^Take the tour/)).toBe(`${base}home?tour=first-order:1`)
  expect(addressOf(/^Shop as a buyer/)).toBe(`${base}home?sim=as:liza`)
  expect(addressOf(/^Browse as a visitor/)).toBe(`${base}home?sim=as:visitor`)
  expect(page.getByRole('listitem').getByRole('link').elements()).toHaveLength(6)
  expect(addressOf(/^Follow each order/)).toBe(`${base}home?tour=first-order:12`)
  expect(addressOf(/^Nothing gets lost/)).toBe(`${base}home?tour=failed-payment:1`)
  link(/^Try a bad day/)
    .element()
    .addEventListener('click', (event) => event.preventDefault())
  await link(/^Try a bad day/).click()
  expect([chosenTab.read(), wasOpen()]).toEqual(['faults', true])
})

test('its code leads a phone to the same page, on a phone it is shared, and where no other device can open it, it says how to share it', async () => {
  const address = 'https://demo.example/shop/'
  mountWelcome(address)
  const code = page.getByRole('img', { name: /^QR code of/ })
  await expect.element(code).toBeVisible()
  expect(await read(code.element())).toBe(`${address}?demo`)
  await leave()
  Reflect.set(navigator, 'share', async () => undefined)
  const media = vi
    .spyOn(globalThis, 'matchMedia')
    .mockReturnValue({ matches: true } as MediaQueryList)
  mountWelcome(address)
  const share = page.getByRole('button', { name: 'Share the link' })
  await expect.element(share).toBeVisible()
  await expect.element(code).not.toBeInTheDocument()
  media.mockRestore()
  Reflect.deleteProperty(navigator, 'share')
  await leave()
  mountWelcome(base)
  await expect.element(page.getByText('npx wrangler pages deploy dist-demo')).toBeVisible()
  await expect.element(share).not.toBeInTheDocument()
  await expect.element(code).not.toBeInTheDocument()
  expect(document.querySelector('dialog div')?.shadowRoot?.textContent).not.toContain('localhost')
})

test.each([
  [320, 568],
  [360, 740],
  [1280, 800],
  [1920, 1080],
])(
  'at %i × %i px it is no wider than the screen, and all start links are on it',
  async (width, height) => {
    await resize(width, height)
    mountWelcome(base)
    await expect.element(link(/^Try a bad day/)).toBeVisible()
    const frame = document.querySelector('dialog')!
    expect(frame.scrollWidth).toBeLessThanOrEqual(width)
    expect(
      link(/^Try a bad day/)
        .element()
        .getBoundingClientRect().bottom,
    ).toBeLessThanOrEqual(height)
  },
)

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import jsQR from 'jsqr'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { env } from '#lib/env.ts'
import { openApp } from '../support/app.tsx'
import { holdDepartures } from './support/departures.ts'

const h1 = (name: string) => screen.findByRole('heading', { level: 1, name })
const link = (name: string | RegExp) => screen.getByRole('link', { name })

afterEach(async () => {
  vi.useRealTimers()
  await page.viewport(1280, 800)
})

test('the legal page has two tabs, each with its own address, and its contents lead to the sections, LEGAL-01 LEGAL-02 LEGAL-03 LEGAL-04 LEGAL-05', async () => {
  const { address, router } = openApp('/privacy-policy')
  expect(await h1('Privacy Policy')).toBeVisible()
  expect(document.title).toMatch(/^Privacy Policy/)
  const tab = () =>
    within(screen.getByRole('tablist', { name: 'Legal documents' })).getByRole('tab', {
      name: 'Terms & Conditions',
    })
  await userEvent.click(tab())
  const terms = await h1('Terms & Conditions')
  await waitFor(() => expect(terms).toHaveFocus())
  expect(address()).toBe('/terms-conditions')
  expect(tab()).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByText('07/21/2025').parentElement).toHaveTextContent('Effective 07/21/2025')
  expect(screen.getByText('Last update: July 2025')).toBeVisible()
  await act(() => router.navigate(-1))
  expect(await h1('Privacy Policy')).toBeVisible()
  await act(() => router.navigate(1))
  await h1('Terms & Conditions')

  // Beside the text, and on a phone folded above it.
  for (const width of [1280, 360]) {
    await page.viewport(width, 740)
    scrollTo({ top: 0, behavior: 'instant' })
    if (width === 360)
      await userEvent.click(await screen.findByText('Contents', { selector: 'summary' }))
    const contents = within(screen.getByRole('navigation', { name: 'Contents' }))
    await userEvent.click(contents.getByRole('link', { name: 'Returns and refunds' }))
    await waitFor(() => expect(address()).toBe('/terms-conditions#returns'))
    const section = screen.getByRole('heading', { name: /Returns and refunds/ })
    await waitFor(() => expect(section).toHaveFocus())
    await expect.element(section).toBeInViewport()
  }
  await userEvent.click(link('Back to Home'))
  await waitFor(() => expect(address()).toBe('/home'))
})

/** What a phone's camera reads from a QR code. */
async function readCode(code: HTMLElement): Promise<string | undefined> {
  const picture = new Image()
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(code))}`
  await picture.decode()
  const { width, height } = picture
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext(
    '2d',
  )
  context?.drawImage(picture, 0, 0)
  return context
    ? jsQR(context.getImageData(0, 0, width, height).data, width, height)?.data
    : undefined
}

const methods = [
  ['Call', /^Call us/, 'to call us', '0917 000 0000', 'tel:+639170000000'],
  [
    'Message',
    /^Send us a text message/,
    'to send us a text message',
    '0917 000 0000',
    'sms:+639170000000',
  ],
  ['Email', /^Email us/, 'to email us', 'support@suki.example', 'mailto:support@suki.example'],
] as const

test('the contact page has codes to scan on a desk, and links to tap on a phone, CONTACT-01 CONTACT-02 CONTACT-03 CONTACT-04 CONTACT-05', async () => {
  const { address } = openApp('/contact')
  await h1('Contact us')
  for (const [tab, , purpose, value, href] of methods) {
    await userEvent.click(screen.getByRole('tab', { name: tab }))
    const code = await screen.findByRole('img', {
      name: `QR code: scan with your phone ${purpose}`,
    })
    expect(code).toBeVisible()
    expect(await readCode(code)).toBe(href)
    expect(link(value)).toHaveAttribute('href', href)
  }
  await page.viewport(360, 740)
  await waitFor(() => expect(screen.queryByRole('tab')).toBeNull())
  for (const [, name, , value, href] of methods) {
    expect(within(link(name)).getByText(value)).toBeVisible()
    expect(link(name)).toHaveAttribute('href', href)
  }
  await userEvent.click(link('Back to Home'))
  await waitFor(() => expect(address()).toBe('/home'))
})

test('the download page leads to the store of the device after 150 ms, and links there for who stays, DOWNLOAD-01 DOWNLOAD-03 DOWNLOAD-04', async () => {
  const departures = holdDepartures()
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1',
  )
  const { address, router } = openApp('/contact')
  await h1('Contact us')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const arrived = new Promise<void>((resolve) => {
    router.subscribe(({ location }) => location.pathname === '/download' && resolve())
  })
  await act(() => {
    fireEvent.click(
      within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Get the app' }),
    )
    return arrived
  })
  expect(screen.getByRole('heading', { level: 1, name: 'Get the Suki app' })).toBeVisible()
  act(() => void vi.advanceTimersByTime(149))
  expect(departures).toEqual([])
  act(() => void vi.advanceTimersByTime(1))
  expect(departures).toEqual(['replace https://apps.apple.com/ph/'])
  vi.useRealTimers()
  expect(link('Open the App Store')).toHaveAttribute('href', 'https://apps.apple.com/ph/')
  await userEvent.click(link('Back to Home'))
  await waitFor(() => expect(address()).toBe('/home'))
})

test('what a deployment has not set is nowhere linked: pages of the company, and an app of its own', async () => {
  const set = { ...env }
  onTestFinished(() => void Object.assign(env, set))
  const { facebook } = env.pages
  Object.assign(env, { appStoreUrl: undefined, playStoreUrl: undefined, pages: { facebook } })
  const departures = holdDepartures()
  const { router, address } = openApp('/profile/liza-manalo', 'as:liza')
  const panel = within(
    await screen.findByRole('complementary', { name: 'Looking for something else?' }),
  )
  expect(panel.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Privacy Policy',
    'Contact Us',
    'Facebook (opens in a new tab)',
  ])
  const about = within(screen.getByRole('contentinfo')).getAllByRole('link')
  expect(about.map(({ textContent }) => textContent)).toEqual([
    'Contact Us',
    'Terms & Conditions',
    'Privacy Policy',
  ])
  await page.viewport(360, 740)
  await act(() => router.navigate('/liza-manalo/chats'))
  await h1('Chats')
  await act(() => router.navigate('/download'))
  expect(await screen.findByText(/^Suki is not in the Play Store yet/)).toBeVisible()
  expect(within(screen.getByRole('main')).getAllByRole('link')).toHaveLength(1)
  await userEvent.click(link('Back to Home'))
  await waitFor(() => expect(address()).toBe('/home'))
  expect(departures).toEqual([])
})

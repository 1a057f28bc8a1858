import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import jsQR from 'jsqr'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { onePixel } from '#components/samples.ts'
import { bugMail, mailLink, reportedPage } from '#features/bugReport/bugReportText.ts'
import { env } from '#lib/env.ts'
import { signOut } from '#state/session.ts'
import { ftyp } from '../../marketplace/support/heads.ts'
import { openApp } from '../support/app.tsx'
import {
  dialogNamed,
  expectLink,
  expectNoDialog,
  expectNone,
  expectNoText,
  expectScreen,
  expectShown,
  expectToast,
  partNamed,
  press,
  resize,
  stopTimeouts,
} from '../support/user.ts'
import { holdDepartures } from './support/departures.ts'

const link = (name: string | RegExp) => screen.getByRole('link', { name })
async function goHome(address: () => string) {
  await press('Back to Home', screen, 'link')
  await expect.poll(address).toBe('/home')
}

test('the legal page has two tabs with addresses, and contents that lead to the sections, LEGAL-01 LEGAL-02 LEGAL-03 LEGAL-04 LEGAL-05', async () => {
  const { address, go } = openApp('/privacy-policy')
  expect(await expectScreen('Privacy Policy')).toBeVisible()
  expect(document.title).toMatch(/^Privacy Policy/)
  const tab = () =>
    within(screen.getByRole('tablist', { name: 'Legal documents' })).getByRole('tab', {
      name: 'Terms & Conditions',
    })
  await userEvent.click(tab())
  const terms = await expectScreen('Terms & Conditions')
  await waitFor(() => expect(terms).toHaveFocus())
  expect(address()).toBe('/terms-conditions')
  expect(tab()).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByText('07/21/2025').parentElement).toHaveTextContent('Effective 07/21/2025')
  await expectShown('Last update: July 2025')
  await go(-1)
  expect(await expectScreen('Privacy Policy')).toBeVisible()
  await go(1)
  await expectScreen('Terms & Conditions')

  // Beside the text, and on a phone folded above it.
  for (const width of [1280, 360]) {
    await resize(width, 740)
    scrollTo({ top: 0, behavior: 'instant' })
    if (width === 360)
      await userEvent.click(await screen.findByText('Contents', { selector: 'summary' }))
    const contents = await partNamed('Contents', 'navigation')
    await press('Returns and refunds', contents, 'link')
    await expect.poll(address).toBe('/terms-conditions#returns')
    const section = screen.getByRole('heading', { name: /Returns and refunds/ })
    await waitFor(() => expect(section).toHaveFocus())
    await expect.element(section).toBeInViewport()
  }
  await goHome(address)
})

/** What a phone's camera reads from a QR code. */
async function readCode(code: HTMLElement) {
  const picture = new Image()
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(code))}`
  await picture.decode()
  const { width, height } = picture
  const context = new OffscreenCanvas(width, height).getContext('2d')!
  context.drawImage(picture, 0, 0)
  return jsQR(context.getImageData(0, 0, width, height).data, width, height)?.data
}

const methods = [
  ['Call', 'call us', '0917 000 0000', 'tel:+639170000000'],
  ['Message', 'send us a text message', '0917 000 0000', 'sms:+639170000000'],
  ['Email', 'email us', 'support@suki.example', 'mailto:support@suki.example'],
] as const

test('the contact page has codes on a desk, and links on a phone, CONTACT-01 CONTACT-02 CONTACT-03 CONTACT-04 CONTACT-05', async () => {
  const { address } = openApp('/contact')
  await expectScreen('Contact us')
  for (const [tab, purpose, value, href] of methods) {
    await press(tab, screen, 'tab')
    const name = `QR code: scan with your phone to ${purpose}`
    const code = await screen.findByRole('img', { name })
    expect(code).toBeVisible()
    expect(await readCode(code)).toBe(href)
    expect(link(value)).toHaveAttribute('href', href)
  }
  await resize(360, 740)
  await waitFor(() => expectNone('tab'))
  for (const [, purpose, value, href] of methods) {
    const shown = link(new RegExp(`^${purpose}`, 'i'))
    await expectShown(value, within(shown))
    expect(shown).toHaveAttribute('href', href)
  }
  await goHome(address)
})

test('the download page leads to the store of the device after 150 ms, and links there, DOWNLOAD-01 DOWNLOAD-03 DOWNLOAD-04', async () => {
  const departures = holdDepartures()
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1',
  )
  const { address, router } = openApp('/contact')
  await expectScreen('Contact us')
  stopTimeouts()
  const footer = within(screen.getByRole('contentinfo'))
  await act(() => {
    fireEvent.click(footer.getByRole('link', { name: 'Get the app' }))
    return new Promise<void>((resolve) => {
      router.subscribe(({ location }) => location.pathname === '/download' && resolve())
    })
  })
  expect(screen.getByRole('heading', { level: 1, name: 'Get the Suki app' })).toBeVisible()
  act(() => void vi.advanceTimersByTime(149))
  expect(departures).toEqual([])
  act(() => void vi.advanceTimersByTime(1))
  expect(departures).toEqual(['replace https://apps.apple.com/ph/'])
  vi.useRealTimers()
  expect(link('Open the App Store')).toHaveAttribute('href', 'https://apps.apple.com/ph/')
  await goHome(address)
})

test('what a deployment has not set is nowhere linked', async () => {
  const set = { ...env }
  onTestFinished(() => void Object.assign(env, set))
  const { facebook } = env.pages
  Object.assign(env, { appStoreUrl: undefined, playStoreUrl: undefined, pages: { facebook } })
  const departures = holdDepartures()
  const { go, address } = openApp('/profile/liza-manalo', 'as:liza')
  const panel = await partNamed('Looking for something else?', 'complementary')
  const linksIn = (part: typeof panel) =>
    part.getAllByRole('link').map(({ textContent }) => textContent)
  expect(linksIn(panel)).toEqual(['Privacy Policy', 'Contact Us', 'Facebook (opens in a new tab)'])
  expect(linksIn(within(screen.getByRole('contentinfo')))).toEqual([
    'Contact Us',
    'Terms & Conditions',
    'Privacy Policy',
  ])
  await resize(360, 740)
  await go('/liza-manalo/chats')
  await expectScreen('Chats')
  await go('/download')
  await expectShown(/^Suki is not in the Play Store yet/)
  expect(within(screen.getByRole('main')).getAllByRole('link')).toHaveLength(1)
  await goHome(address)
  expect(departures).toEqual([])
})

async function openDialog() {
  await press('Report a Bug')
  return dialogNamed('Report a Bug')
}

test('a bug report says what is missing, keeps the input until a sign-out, and opens a mail, SHELL-15 SHELL-23', async () => {
  const version = '1a2b3c4d5 2026-11-23'
  const meta = Object.assign(document.createElement('meta'), { name: 'version', content: version })
  document.head.append(meta)
  onTestFinished(() => meta.remove())
  const departures = holdDepartures()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  openApp('/contact')
  let dialog = await openDialog()
  const happened = await dialog.findByLabelText('What happened?')
  await waitFor(() => expect(happened).toHaveFocus())
  await press('Open email app', dialog)
  await expectShown('Tell us what happened', dialog)
  expect(departures).toEqual([])
  await userEvent.fill(happened, 'The total stayed the same')
  await userEvent.fill(dialog.getByLabelText('What did you expect?'), '₱120 less')
  const screenshot = dialog.getByLabelText(/^Screenshot/)
  await userEvent.upload(
    screenshot,
    new File([ftyp('heic', 'mif1')], 'phone.jpg', { type: 'image/jpeg' }),
  )
  await expectShown(/^phone\.jpg is a HEIC picture/, dialog)
  await userEvent.upload(screenshot, new File(['<svg>'], 'page.png', { type: 'image/png' }))
  await expectShown('page.png is not a picture that can be shown.', dialog)
  await userEvent.upload(screenshot, onePixel('cart.png'))
  await expectShown('cart.png', dialog)
  expectNoText(/^page\.png/, dialog)
  await userEvent.keyboard('{Escape}')
  await expectNoDialog()

  dialog = await openDialog()
  expect(await dialog.findByLabelText('What happened?')).toHaveValue('The total stayed the same')
  await expectShown('cart.png', dialog)
  await press('Open email app', dialog)
  const heading = await dialog.findByRole('heading', { name: 'Your email app should open now' })
  await waitFor(() => expect(heading).toHaveFocus())
  const report = bugMail(
    'Suki',
    { happened: 'The total stayed the same', expected: '₱120 less', screenshot: 'cart.png' },
    {
      page: reportedPage(location.href),
      browser: navigator.userAgent,
      width: innerWidth,
      height: innerHeight,
      version,
    },
  )
  const mail = mailLink('support@suki.example', report)
  expect(departures).toEqual([`push ${mail}`])
  expectLink('Open the email again', mail, dialog)
  await press('Copy report', dialog)
  await expectToast('Report copied to clipboard')
  expect(write.mock.calls).toEqual([[report.body]])

  // Another user of this browser, as after a sign-out in another tab.
  await act(async () => signOut())
  await expectNoDialog()
  dialog = await openDialog()
  expect(await dialog.findByLabelText('What happened?')).toHaveValue('')
})

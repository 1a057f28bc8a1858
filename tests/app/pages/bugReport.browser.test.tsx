import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { onePixel } from '#components/samples.ts'
import { reportedPage } from '#features/bugReport/bugReportText.ts'
import { signOut } from '#state/session.ts'
import { ftyp } from '../../marketplace/support/heads.ts'
import { openApp } from '../support/app.tsx'
import { expectToast } from '../support/toast.ts'
import { holdDepartures } from './support/departures.ts'

/** The version of a build, which its page has. */
function setVersion(version: string) {
  const meta = Object.assign(document.createElement('meta'), { name: 'version', content: version })
  document.head.append(meta)
  onTestFinished(() => meta.remove())
}

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Report a Bug' }))
  return within(await screen.findByRole('dialog', { name: 'Report a Bug' }))
}

test('a bug report says what is missing, keeps the input, and opens a mail whose text can be copied; a sign-out removes it, SHELL-15 SHELL-23', async () => {
  setVersion('1a2b3c4d5 2026-11-23')
  const departures = holdDepartures()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  openApp('/contact')
  let dialog = await openDialog()
  const happened = await dialog.findByLabelText('What happened?')
  await waitFor(() => expect(happened).toHaveFocus())
  await userEvent.click(dialog.getByRole('button', { name: 'Open email app' }))
  expect(await dialog.findByText('Tell us what happened')).toBeVisible()
  expect(departures).toEqual([])
  await userEvent.fill(happened, 'The total stayed the same')
  await userEvent.fill(dialog.getByLabelText('What did you expect?'), '₱120 less')
  const screenshot = dialog.getByLabelText(/^Screenshot/)
  await userEvent.upload(
    screenshot,
    new File([ftyp('heic', 'mif1')], 'phone.jpg', { type: 'image/jpeg' }),
  )
  expect(await dialog.findByText(/^phone\.jpg is a HEIC picture/)).toBeVisible()
  await userEvent.upload(screenshot, new File(['<svg>'], 'page.png', { type: 'image/png' }))
  expect(await dialog.findByText('page.png is not a picture that can be shown.')).toBeVisible()
  await userEvent.upload(screenshot, onePixel('cart.png'))
  expect(await dialog.findByText('cart.png')).toBeVisible()
  expect(dialog.queryByText(/^page\.png/)).toBeNull()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  dialog = await openDialog()
  expect(await dialog.findByLabelText('What happened?')).toHaveValue('The total stayed the same')
  expect(dialog.getByText('cart.png')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Open email app' }))
  const heading = await dialog.findByRole('heading', { name: 'Your email app should open now' })
  await waitFor(() => expect(heading).toHaveFocus())
  const mail = dialog.getByRole('link', { name: 'Open the email again' }).getAttribute('href') ?? ''
  expect(departures).toEqual([`push ${mail}`])
  expect(mail).toMatch(/^mailto:support@suki\.example\?/)
  const report = [
    'What happened:\nThe total stayed the same',
    'What was expected:\n₱120 less',
    'Screenshot: cart.png (please attach it to this email)',
    `Page: ${reportedPage(location.href)}\nBrowser: ${navigator.userAgent}\nWindow: ${innerWidth} × ${innerHeight}\nVersion: 1a2b3c4d5 2026-11-23`,
  ].join('\n\n')
  expect(decodeURIComponent(mail).replaceAll('\r\n', '\n')).toContain(report)
  await userEvent.click(dialog.getByRole('button', { name: 'Copy report' }))
  await expectToast('Report copied to clipboard')
  expect(write.mock.calls).toEqual([[report]])

  // Another user of this browser, as after a sign-out in another tab.
  await act(async () => signOut())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  dialog = await openDialog()
  expect(await dialog.findByLabelText('What happened?')).toHaveValue('')
})

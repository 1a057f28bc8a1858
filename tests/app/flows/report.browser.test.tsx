import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ShopPage } from '#features/shops/ShopPage.tsx'
import { namedBuyers, shopId } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { openApp } from '../support/app.tsx'
import { openScreen } from '../support/openScreen.tsx'
import { expectToast } from '../support/toast.ts'
import { dialogNamed, expectNoDialog, press } from '../support/user.ts'

const thanks = 'Thank you for helping us maintain a safe marketplace.'

async function openReport(kind: 'product' | 'shop') {
  await press(`More about this ${kind}`)
  await press(`Flag or report this ${kind}`)
}

/** The dialog is closed, and the focus is back where it was. */
async function expectDone(kind: 'product' | 'shop') {
  await expectNoDialog()
  expect(screen.getByRole('button', { name: `More about this ${kind}` })).toHaveFocus()
}

/** Replaces what the browser has to share a link: `share` is how the user's list of apps ends. */
function lend(share?: DOMException['name'], copies = true) {
  const apps = vi.fn<Navigator['share']>(() => Promise.reject(new DOMException('', share)))
  const writeText = vi.fn<Clipboard['writeText']>(() => Promise.resolve())
  const means = { share: share && apps, clipboard: copies ? { writeText } : undefined }
  for (const [name, value] of Object.entries(means))
    Object.defineProperty(navigator, name, { value, configurable: true })
  onTestFinished(() => {
    for (const name of Object.keys(means)) Reflect.deleteProperty(navigator, name)
  })
  return { apps, writeText }
}

async function share(kind: 'product' | 'shop') {
  await userEvent.click(await screen.findByRole('button', { name: `More about this ${kind}` }))
  await userEvent.click(screen.getByRole('button', { name: `Share this ${kind}` }))
}

test('a product and a shop are shared by the browser’s list of apps, and to close it is no failure', async () => {
  const { id } = namedProducts.paracetamol
  const { router } = openApp(`/products/${id}?from=list`)
  const { apps, writeText } = lend('AbortError')
  await share('product')
  expect(apps).toHaveBeenLastCalledWith({
    title: expect.stringContaining('Paracetamol') as string,
    url: `${location.origin}/products/${id}`,
  })
  await act(() => router.navigate('/botika-ni-doc-ramon'))
  await share('shop')
  expect(apps).toHaveBeenLastCalledWith({
    title: 'Botika ni Doc Ramon',
    url: `${location.origin}/botika-ni-doc-ramon`,
  })
  expect(writeText).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull()
})

test('where the browser has no list of apps, or refuses it, the link is copied, and where it can do neither, nothing is offered', async () => {
  const { id } = namedProducts.paracetamol
  openApp(`/products/${id}`)
  for (const refusal of [undefined, 'NotAllowedError']) {
    const { writeText } = lend(refusal)
    await share('product')
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(`${location.origin}/products/${id}`))
    await expectToast('Link copied to clipboard')
  }
  lend(undefined, false)
  await userEvent.click(screen.getByRole('button', { name: 'More about this product' }))
  expect(screen.getByRole('button', { name: 'Flag or report this product' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Share this product' })).toBeNull()
})

test('a visitor logs in, returns to the dialog, and flags a product without a description, REPORT-01 REPORT-02 REPORT-03 REPORT-05 REPORT-07 ERR-14', async () => {
  const { id } = namedProducts.paracetamol
  const { market } = openApp(`/products/${id}`)
  const { reports } = market.world.tables
  const before = reports.size
  await openReport('product')
  const login = await dialogNamed('Log in')
  await userEvent.type(await login.findByLabelText('Email'), namedBuyers.liza.email)
  await userEvent.type(login.getByLabelText('Password'), namedBuyers.liza.password)
  await press('Log in', login)
  const dialog = await dialogNamed('Flag or report this product')
  expect(dialog.getByRole('radio', { name: /^Flag/ })).toBeChecked()
  await press('Submit', dialog)
  await expectToast('Flag Submitted', thanks)
  await expectDone('product')
  expect([...reports.all()].slice(before)).toMatchObject([
    {
      user_id: namedBuyers.liza.id,
      type: 'PRODUCT',
      target_value: id,
      violation_level: 1,
      report_type: 'FLAG',
      description: '',
    },
  ])
})

test('a report of a shop that fails keeps the input, and the toast waits for the response, SHOP-10 REPORT-01 REPORT-04 REPORT-05 REPORT-06 REPORT-07 REPORT-08 REPORT-09 ERR-15 ERR-16', async () => {
  const page = (
    <Routes>
      <Route path="/:handle" element={<ShopPage />} />
    </Routes>
  )
  const { calls } = openScreen(page, {
    at: '/botika-ni-doc-ramon',
    as: 'liza',
    sim: 'fail:createReport:500,slow:createReport:3000',
  })
  const sent = () => calls.flatMap(({ path, body }) => (path === '/reports' ? [body] : []))
  await openReport('shop')
  const dialog = await dialogNamed('Flag or report this shop')
  await press(/^Report/, dialog, 'radio')
  await userEvent.type(dialog.getByLabelText(/What is wrong/), 'Expired medicine')
  const submit = () => press('Submit', dialog)
  await submit()
  await expectToast('Error', 'Failed to submit report. Please try again later.')
  expect(dialog.getByLabelText(/What is wrong/)).toHaveValue('Expired medicine')

  await waitFor(() => expect(dialog.getByRole('button', { name: 'Submit' })).toBeEnabled())
  await submit()
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(screen.queryByText('Report Submitted')).toBeNull()
  await expectToast('Report Submitted', thanks)
  await expectDone('shop')
  const report = {
    target_value: shopId('botika'),
    type: 'SELLER',
    reported_by: 'BUYER',
    violation_level: 2,
    report_type: 'REPORT',
    description: 'Expired medicine',
  }
  expect(sent()).toEqual([report, report])
})

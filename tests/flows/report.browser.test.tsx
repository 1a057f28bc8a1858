import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
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

import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Route, Routes } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { catalogQueries } from '#api/catalog.ts'
import { useSession } from '#api/session.ts'
import { ShopPage } from '#features/shops/ShopPage.tsx'
import { namedBuyers, shopId } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { useFreshProducts } from '#flows/freshProducts/useFreshProducts.ts'
import { logInAs } from '../auth/loginDialog.ts'
import { openApp } from '../support/app.tsx'
import { openScreen } from '../support/openScreen.tsx'
import {
  buttonNamed,
  dialogNamed,
  expectNoDialog,
  expectNone,
  expectNoText,
  expectToast,
  findButton,
  press,
} from '../support/user.ts'

const { id: medicineId } = namedProducts.paracetamol
const medicine = `/products/${medicineId}`
const thanks = 'Thank you for helping us maintain a safe marketplace.'

type Kind = 'product' | 'shop'
async function openReport(kind: Kind) {
  await press(`More about this ${kind}`)
  await press(`Flag or report this ${kind}`)
}

async function expectDone(kind: Kind) {
  await expectNoDialog()
  expect(buttonNamed(`More about this ${kind}`)).toHaveFocus()
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

async function share(kind: Kind) {
  await press(`More about this ${kind}`)
  await press(`Share this ${kind}`)
}

test('product and shop are shared by the browser’s list of apps, and to close it is no failure', async () => {
  const { go } = openApp(`${medicine}?from=list`)
  const { apps, writeText } = lend('AbortError')
  await share('product')
  expect(apps).toHaveBeenLastCalledWith({
    title: expect.stringContaining('Paracetamol') as string,
    url: location.origin + medicine,
  })
  await go('/botika-ni-doc-ramon')
  await share('shop')
  expect(apps).toHaveBeenLastCalledWith({
    title: 'Botika ni Doc Ramon',
    url: `${location.origin}/botika-ni-doc-ramon`,
  })
  expect(writeText).not.toHaveBeenCalled()
  expectNone('button', 'Dismiss')
})

test('where the browser has no list of apps, or refuses it, the link is copied; if it can’t, nothing is offered', async () => {
  openApp(medicine)
  for (const refusal of [undefined, 'NotAllowedError']) {
    const { writeText } = lend(refusal)
    await share('product')
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(location.origin + medicine))
    await expectToast('Link copied to clipboard')
  }
  lend(undefined, false)
  await press('More about this product')
  expect(buttonNamed('Flag or report this product')).toBeVisible()
  expectNone('button', 'Share this product')
})

test('a visitor logs in, returns to the dialog, and flags a product, REPORT-01 REPORT-02 REPORT-03 REPORT-05 REPORT-07 ERR-14', async () => {
  const { tables } = openApp(medicine)
  const { reports } = tables
  const before = reports.size
  await openReport('product')
  await logInAs(namedBuyers.liza)
  const dialog = await dialogNamed('Flag or report this product')
  expect(dialog.getByRole('radio', { name: /^Flag/ })).toBeChecked()
  await press('Submit', dialog)
  await expectToast('Flag Submitted', thanks)
  await expectDone('product')
  expect([...reports.all()].slice(before)).toMatchObject([
    {
      user_id: namedBuyers.liza.id,
      type: 'PRODUCT',
      target_value: medicineId,
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
  const { sent } = openScreen(page, {
    at: '/botika-ni-doc-ramon',
    as: 'liza',
    sim: 'fail:createReport:500,slow:createReport:3000',
  })
  await openReport('shop')
  const dialog = await dialogNamed('Flag or report this shop')
  await press(/^Report/, dialog, 'radio')
  await userEvent.type(dialog.getByLabelText(/What is wrong/), 'Expired medicine')
  await press('Submit', dialog)
  await expectToast('Error', 'Failed to submit report. Please try again later.')
  expect(dialog.getByLabelText(/What is wrong/)).toHaveValue('Expired medicine')

  await waitFor(() => expect(buttonNamed('Submit', dialog)).toBeEnabled())
  await press('Submit', dialog)
  await expect.poll(() => sent('POST /reports')).toHaveLength(2)
  expectNoText('Report Submitted')
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
  expect(sent('POST /reports')).toEqual([report, report])
})

const { id: garlic } = namedProducts.garlic

function openScreens() {
  const seen: unknown[] = []
  function Later() {
    const { data } = useFreshProducts([garlic])
    if (data) seen.push(data.get(garlic)?.price ?? null)
    return data ? <p>read again</p> : <p>reading</p>
  }
  function Earlier({ onLeave }: { onLeave: () => void }) {
    const { user } = useSession()
    const { data } = useQuery({
      ...catalogQueries.product(garlic, user?._id),
      enabled: user !== undefined,
    })
    return data ? (
      <button type="button" onClick={onLeave}>
        Leave
      </button>
    ) : null
  }
  function Screens() {
    const [left, setLeft] = useState(false)
    return left ? <Later /> : <Earlier onLeave={() => setLeft(true)} />
  }
  return { ...openScreen(<Screens />, { at: '/', as: 'liza' }), seen }
}

type Products = ReturnType<typeof openScreen>['market']['world']['tables']['products']

test.each([
  [
    'the new price is loaded before anything is shown, never the cached one, CHECKOUT-16 OPEN-03',
    (products: Products) => products.update(garlic, { price: 7 }),
    7,
  ],
  [
    'a product that is no longer sold is missing, although it is still in the cache, CHECKOUT-03 OPEN-03',
    (products: Products) => products.remove(garlic),
    null,
  ],
])('%s', async (_what, change, price) => {
  const { tables, seen } = openScreens()
  const leave = await findButton('Leave')
  change(tables.products)
  await userEvent.click(leave)
  await screen.findByText('read again')
  expect(new Set(seen)).toEqual(new Set([price]))
})

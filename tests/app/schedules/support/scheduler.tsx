import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { SchedulesPage } from '#features/schedules/SchedulesPage.tsx'
import { scheduleIds } from '#fixtures/named.ts'
import type { Market } from '../../../marketplace/support/market.ts'
import { openScreen } from '../../support/openScreen.tsx'
import { press } from '../../support/user.ts'

export const groceries = scheduleIds.weeklyGroceries
export const rice = scheduleIds.monthlyRice

const page = (
  <Routes>
    <Route path="/order/schedule/:id?" element={<SchedulesPage />} />
    <Route path="*" element={<p>Elsewhere</p>} />
  </Routes>
)

interface Options {
  /** The list of the address, with a query; without it, the first list is chosen. */
  at?: string
  as?: 'liza' | 'carlo' | 'ana'
  sim?: string
  prepare?: (market: Market) => void
}

/** Opens the scheduler, with its own marketplace. */
export const openScheduler = ({ at = '', as = 'liza', sim, prepare }: Options = {}) =>
  openScreen(page, { at: `/order/schedule${at}`, as, sim, prepare })

/** The list that is shown. */
export const detail = async (name = 'Weekly groceries') =>
  within(await screen.findByRole('article', { name }))
export const cards = async () =>
  within(await screen.findByRole('list', { name: 'Your lists' })).getAllByRole('listitem')

/** Opens one entry of the edit menu. */
export async function edit(entry: string | RegExp, list = 'Weekly groceries') {
  await press(`Edit ${list}`)
  await press(entry, screen, 'menuitem')
}

export const listOf = (market: Market, id = groceries) => market.world.tables.schedules.get(id)
export const linesOf = (market: Market, id = groceries) =>
  market.world.tables.scheduleProducts.by('schedule_id', id)
export const priceOf = (market: Market, id: string) =>
  market.world.tables.products.get(id)?.price ?? 0
/** What the groceries cost, pesos. */
export const totalOf = (market: Market, without: readonly string[] = []) =>
  linesOf(market)
    .filter(({ product_id }) => !without.includes(product_id))
    .reduce((sum, { product_id, quantity }) => sum + priceOf(market, product_id) * quantity, 0)
export const quantityField = async (name: RegExp) =>
  (await detail()).findByRole('spinbutton', { name })

/** The products in a dialog that can be chosen. */
export const freeBoxes = async (dialog: Pick<typeof screen, 'findAllByRole'>) =>
  (await dialog.findAllByRole<HTMLInputElement>('checkbox')).filter(({ disabled }) => !disabled)

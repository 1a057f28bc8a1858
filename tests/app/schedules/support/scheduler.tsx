import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { SchedulesPage } from '#features/schedules/SchedulesPage.tsx'
import { scheduleIds } from '#fixtures/named.ts'
import type { Market } from '../../../marketplace/support/market.ts'
import { openScreen } from '../../support/openScreen.tsx'
import { partNamed, press } from '../../support/user.ts'

export const groceries = scheduleIds.weeklyGroceries
export const rice = scheduleIds.monthlyRice
export const riceName = 'Rice and laundry'

const page = (
  <Routes>
    <Route path="/order/schedule/:id?" element={<SchedulesPage />} />
    <Route path="*" element={<p>Elsewhere</p>} />
  </Routes>
)

interface Options {
  /** The list of the address, with a query; without it, the first list is chosen. */
  at?: string
  as?: 'liza' | 'ana'
  sim?: string
  prepare?: (market: Market) => void
}

const linesIn = ({ world }: Market, id = groceries) =>
  world.tables.scheduleProducts.by('schedule_id', id)
export const emptied = (market: Market) =>
  linesIn(market).forEach(({ _id }) => market.world.tables.scheduleProducts.remove(_id))

/** Opens the scheduler, with its own marketplace, of which it returns the tables. */
export function openScheduler({ at = '', as = 'liza', sim, prepare }: Options = {}) {
  const opened = openScreen(page, { at: `/order/schedule${at}`, as, sim, prepare })
  const { tables } = opened.market.world
  return {
    ...opened,
    tables,
    path: () => opened.router.state.location.pathname,
    /** A list, as the marketplace has it. */
    stored: (id = groceries) => tables.schedules.get(id),
    lines: (id?: string) => linesIn(opened.market, id),
    /** What the groceries cost, pesos. */
    total: (without?: string) =>
      linesIn(opened.market)
        .filter(({ product_id }) => product_id !== without)
        .reduce(
          (sum, { product_id, quantity }) =>
            sum + (tables.products.get(product_id)?.price ?? 0) * quantity,
          0,
        ),
  }
}

export const detail = (name = 'Weekly groceries') => partNamed(name, 'article')
export const cards = async () => (await partNamed('Your lists', 'list')).getAllByRole('listitem')

export async function edit(entry: string | RegExp, list = 'Weekly groceries') {
  await press(`Edit ${list}`)
  await press(entry, screen, 'menuitem')
}

/** Chooses products in a dialog that are not on the list: the first ones. */
export async function chooseFree(dialog: Pick<typeof screen, 'findAllByRole'>, count = 1) {
  const boxes = await dialog.findAllByRole<HTMLInputElement>('checkbox')
  for (const box of boxes.filter(({ disabled }) => !disabled).slice(0, count))
    await userEvent.click(box)
}

/** How often the marketplace has logged an event. */
export const logged = ({ logs }: Market['world']['tables'], event: string) =>
  [...logs.all()].filter(({ event_details }) => event_details === event).length

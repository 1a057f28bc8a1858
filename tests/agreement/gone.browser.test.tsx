import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { orderIds, scheduleIds } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import type { World } from '#mocks/world/world.ts'
import { openApp } from '../app/support/app.tsx'
import { dialogNamed, expectShown, press } from '../app/support/user.ts'

const bangus = namedProducts.bangus.id
const { lizaPreparing } = orderIds
const { weeklyGroceries } = scheduleIds

interface Case {
  what: string
  remove: (world: World) => unknown
  id: string
  says: RegExp
}
const cases: Case[] = [
  {
    what: 'order',
    remove: ({ tables }) => tables.orders.remove(lizaPreparing),
    id: lizaPreparing,
    says: /^No orders found$/,
  },
  {
    what: 'list',
    remove: ({ tables }) => tables.schedules.remove(weeklyGroceries),
    id: weeklyGroceries,
    says: /^This list does not exist$/,
  },
  {
    what: 'product',
    remove: ({ tables }) => tables.products.remove(bangus),
    id: bangus,
    says: /^Product not found$/,
  },
]

test.each(cases)(
  'what no longer exists says so: $what, NOTIF-06 NOTIF-11',
  async ({ remove, id, says }) => {
    const { market, address } = openApp('/home', 'as:liza')
    remove(market.world)
    await press('Notifications, 6 unread notifications')
    const panel = await dialogNamed('Notifications')
    const hrefs = () => panel.queryAllByRole('link').map((link) => link.getAttribute('href') ?? '')
    await waitFor(() => {
      panel.queryByRole('tabpanel')?.scrollIntoView({ block: 'end' })
      expect(hrefs()).toContainEqual(expect.stringContaining(id))
    })
    const at = hrefs().findIndex((href) => href.includes(id))
    const href = hrefs()[at]
    await userEvent.click(panel.getAllByRole('link')[at]!)
    await expect.poll(address).toBe(href)
    await expectShown(says)
  },
)

import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { namedBuyers } from '#fixtures/named.ts'
import { addMessage, conversationWith } from '#mocks/rules/messages.ts'
import type { Market } from '../../../marketplace/support/market.ts'
import { dialogNamed, findButton } from '../../support/user.ts'

/**
 * Shops that Liza has chats with: the first four in the order of the list. The first two are
 * unread.
 */
export const [rice, panaderia, dolores, meat] = [
  'San Fernando Rice Center',
  'Panaderia Del Pilar',
  'Dolores Fresh Market Stall 14',
  'Kapampangan Meat Corner',
] as const

export const shopsOfLiza = ({ world }: Market): string[] =>
  world.tables.conversations
    .by('buyer_id', namedBuyers.liza.id)
    .filter(({ deleted }) => !deleted)
    .map(({ seller_id }) => world.tables.shops.get(seller_id)?.shop_name ?? '')

/** Adds conversations of Liza with other shops, each with one read message. */
export function addConversations({ world }: Market, count: number): void {
  const liza = namedBuyers.liza.id
  const known = new Set(
    world.tables.conversations.by('buyer_id', liza).map(({ seller_id }) => seller_id),
  )
  const shops = [...world.tables.shops.all()].filter(({ _id }) => !known.has(_id))
  for (const { _id, shop_name } of shops.slice(0, count))
    addMessage(world, conversationWith(world, liza, _id), {
      sender: 'buyer',
      type: 'text',
      content: `Hello ${shop_name}`,
    })
}

export const chatsButton = () => findButton(/^Chats/)

export async function openMenu() {
  await userEvent.click(await chatsButton())
  return dialogNamed('Chats')
}

type Menu = Awaited<ReturnType<typeof openMenu>>

/** The shops in the names that begin so. */
const shopsIn = (role: string, begin: string, part: Pick<Menu, 'queryAllByRole'> = screen) =>
  part
    .queryAllByRole(role, { name: new RegExp(`^${begin}`) })
    .map((one) => one.getAttribute('aria-label')?.replace(begin, ''))

/** Names of the shops in the list that is shown, in its order. */
export const shopsOf = (menu: Menu) => shopsIn('button', 'Options for ', menu)

export const rowOf = (menu: Menu, shop: string) =>
  menu.findByRole('button', { name: new RegExp(`^${shop}`) })

export async function openChats(...shops: readonly string[]) {
  for (const shop of shops) {
    await userEvent.click(await rowOf(await openMenu(), shop))
    await windowOf(shop)
  }
}

export const windowOf = (shop: string) => screen.findByRole('dialog', { name: `Chat with ${shop}` })

/** The shops of the windows that are shown, the one that was opened last at the end. */
export const windows = () => shopsIn('dialog', 'Chat with ')

/** The shops of the bubbles, from the top. */
export const bubbles = () => shopsIn('button', 'Open chat with ')

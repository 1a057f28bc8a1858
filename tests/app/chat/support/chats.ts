import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { namedBuyers } from '#fixtures/named.ts'
import { addMessage, conversationWith } from '#mocks/rules/messages.ts'
import type { Market } from '../../../marketplace/support/market.ts'

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

export const chatsButton = () => screen.findByRole('button', { name: /^Chats/ })

export async function openMenu() {
  await userEvent.click(await chatsButton())
  return within(await screen.findByRole('dialog', { name: 'Chats' }))
}

type Menu = Awaited<ReturnType<typeof openMenu>>

/** Names of the shops in the list that is shown, in its order. */
export const shopsOf = (menu: Menu) =>
  menu
    .queryAllByRole('button', { name: /^Options for/ })
    .map((button) => button.getAttribute('aria-label')?.replace('Options for ', ''))

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
export const windows = () =>
  screen
    .queryAllByRole('dialog', { name: /^Chat with/ })
    .map((one) => one.getAttribute('aria-label')?.replace('Chat with ', ''))

/** The shops of the bubbles, from the top. */
export const bubbles = () =>
  screen
    .queryAllByRole('button', { name: /^Open chat with/ })
    .map((one) => one.getAttribute('aria-label')?.replace('Open chat with ', ''))

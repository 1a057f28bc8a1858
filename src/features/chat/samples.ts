import type { Schemas } from '#api/contract.ts'
import type { ThreadMessage } from '#flows/chat/useThread.ts'

export const sampleShop: Schemas['ConversationSeller'] = {
  _id: '65f0a1c2d3e4b5a600000011',
  shop_name: 'Dolores Fresh Market',
  display_picture: null,
  is_online: true,
}

export const SAMPLE_DAY = 20_654

/** The message came at 9:05 AM on 20 July 2026. */
export const sampleMessage = (change: Partial<ThreadMessage> = {}): ThreadMessage => ({
  key: '1',
  id: '65f0a1c2d3e4b5a600000091',
  sender: 'seller',
  type: 'text',
  content: 'Meron po, ito ang bagong dating kaninang umaga.',
  at: '2026-07-20T01:05:00.000Z',
  pending: false,
  ...change,
})

import type { Rows, TableName } from '#fixtures/rows.ts'

type Column<T extends TableName> = keyof Rows[T] & string

interface Keys<T extends TableName> {
  indexed: readonly Column<T>[]
  /**
   * Names the buyer to whom alone the rows belong, by address in `email` and else by id: they are
   * deleted with the account.
   */
  owner: Column<T> | null
}

export const keys = {
  users: { indexed: ['email', 'contact_number', 'display_name'], owner: null },
  shops: { indexed: ['owner_id', 'shop_handle', 'shop_name'], owner: null },
  products: { indexed: ['shop_id'], owner: null },
  reviews: { indexed: ['product_id', 'user_id', 'order_id'], owner: null },
  likes: { indexed: ['user_id', 'product_id'], owner: 'user_id' },
  follows: { indexed: ['user_id', 'shop_id'], owner: 'user_id' },
  addresses: { indexed: ['user'], owner: 'user' },
  cartLines: { indexed: ['user_id', 'product_id'], owner: 'user_id' },
  orders: { indexed: ['customer_id', 'shop_id', 'payment_id', 'order_status'], owner: null },
  payments: { indexed: ['user_id', 'status'], owner: null },
  linkedAccounts: { indexed: ['user_id'], owner: 'user_id' },
  schedules: { indexed: ['user_id'], owner: 'user_id' },
  scheduleProducts: { indexed: ['schedule_id', 'product_id', 'user_id'], owner: 'user_id' },
  conversations: { indexed: ['buyer_id', 'seller_id'], owner: null },
  chatMessages: { indexed: ['conversation_id', 'idempotency_key'], owner: null },
  notifications: { indexed: ['user_id'], owner: 'user_id' },
  reports: { indexed: ['user_id'], owner: null },
  otps: { indexed: ['email'], owner: 'email' },
  resetTokens: { indexed: ['token', 'user_id'], owner: 'user_id' },
  loginFailures: { indexed: ['email'], owner: 'email' },
  logs: { indexed: ['user_id'], owner: 'user_id' },
  files: { indexed: ['owner_id'], owner: 'owner_id' },
  mails: { indexed: ['to'], owner: null },
  jobs: { indexed: ['kind', 'subject_id'], owner: null },
  meta: { indexed: [], owner: null },
} as const satisfies { [T in TableName]: Keys<T> }

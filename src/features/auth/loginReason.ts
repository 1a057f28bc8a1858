import { isChatsPath } from '#domain/paths.ts'

/** Purposes by the first part of the action's key (`useGatedAction`). */
const actionPurposes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    add: 'add this to your cart',
    buy: 'buy this',
    lists: 'add this to a scheduled list',
    like: 'save this to your favourites',
    follow: 'follow this shop',
    chat: 'chat with this shop',
    report: 'report this',
    notification: 'read your messages',
  }),
)

const screenPurposes: readonly [path: RegExp, purpose: string][] = [
  [/^\/cart/, 'see your cart'],
  [/^\/favourites/, 'see your favourites'],
  [/^\/order\/schedule/, 'see your scheduled lists'],
  [/^\/(?:profile\/[^/]+\/)?orders/, 'see your orders'],
  [/^\/profile/, 'see your account'],
]

function purposeOf(action: string | null, pathname: string): string {
  const purpose = actionPurposes.get(action?.split(':')[0] ?? '')
  if (purpose) return purpose
  if (isChatsPath(pathname)) return 'see your chats'
  return screenPurposes.find(([path]) => path.test(pathname))?.[1] ?? 'order from shops near you'
}

/**
 * `action`: key of the action that opened the login, or null; `pathname`: path of the screen below.
 */
export const loginReason = (action: string | null, pathname: string): string =>
  `Log in or create an account to ${purposeOf(action, pathname)}.`

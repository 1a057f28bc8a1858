import { isChatsPath } from '#domain/paths.ts'

/** What an action needs the login for, by the beginning of its key (`useGatedAction`). */
const actions: ReadonlyMap<string, string> = new Map(
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

/** The same of screens that only a user can see. */
const screens: readonly [path: RegExp, purpose: string][] = [
  [/^\/cart/, 'see your cart'],
  [/^\/favourites/, 'see your favourites'],
  [/^\/order\/schedule/, 'see your scheduled lists'],
  [/^\/(?:profile\/[^/]+\/)?orders/, 'see your orders'],
  [/^\/profile/, 'see your account'],
]

function purposeOf(action: string | null, pathname: string): string {
  const ofAction = actions.get(action?.split(':')[0] ?? '')
  if (ofAction) return ofAction
  if (isChatsPath(pathname)) return 'see your chats'
  return screens.find(([path]) => path.test(pathname))?.[1] ?? 'order from shops near you'
}

/** Why the login is open, by the key of the action that asked for it (null for none) and the screen below it. */
export const loginReason = (action: string | null, pathname: string): string =>
  `Log in or create an account to ${purposeOf(action, pathname)}.`

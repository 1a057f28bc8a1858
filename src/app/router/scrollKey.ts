import type { Location } from 'react-router-dom'
import { withoutDialogs } from '../../lib/queryString.ts'

/**
 * The router gives the first entry of every visit the key 'default', so a visit would start at the scroll position of the one before.
 * This key, unique to the visit, is stored in the history entry: it survives a reload.
 */
function visitKey(): string {
  const { history } = globalThis
  const state = history.state as { visit?: string } | null
  const visit = state?.visit ?? `visit-${performance.timeOrigin}`
  history.replaceState({ ...state, visit }, '')
  return visit
}

const visit = visitKey()
const keys = new Map<string, string>()
let last: { screen: string; key: string } | undefined

/**
 * The key under which the scroll position of a history entry is stored. Opening and closing a dialog by the address
 * (`login`, `coming-soon`) keeps the key, so that the screen below doesn't jump to its top.
 */
export function scrollKey({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string {
  const screen = pathname + withoutDialogs(search)
  const chosen = keys.get(key) ?? (last?.screen === screen ? last.key : key === 'default' ? visit : key)
  keys.set(key, chosen)
  last = { screen, key: chosen }
  return chosen
}

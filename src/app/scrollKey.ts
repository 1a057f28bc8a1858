import type { Location } from 'react-router-dom'
import { withoutDialogs } from '../lib/queryString.ts'

const keys = new Map<string, string>()
let last: { screen: string; key: string } | undefined

/**
 * Under which key the scroll position of a place in the history is kept. Opening and closing a dialog by the address
 * (`login`, `coming-soon`) keeps the key, so that the screen below doesn't jump to its top.
 */
export function scrollKey({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string {
  const known = keys.get(key)
  const screen = pathname + withoutDialogs(search)
  const chosen = known ?? (last?.screen === screen ? last.key : key)
  keys.set(key, chosen)
  last = { screen, key: chosen }
  return chosen
}

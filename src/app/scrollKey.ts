import type { Location } from 'react-router-dom'
import { withoutDialogs } from '../lib/queryString.ts'

/**
 * The router calls every first place of a visit 'default', so that a visit would begin where another was left.
 * This name lasts through a reload and no longer.
 */
function nameVisit(): string {
  const { history } = globalThis
  const state = history.state as { visit?: string } | null
  const visit = state?.visit ?? `visit-${performance.timeOrigin}`
  history.replaceState({ ...state, visit }, '')
  return visit
}

const visit = nameVisit()
const keys = new Map<string, string>()
let last: { screen: string; key: string } | undefined

/**
 * Under which key the scroll position of a place in the history is kept. Opening and closing a dialog by the address
 * (`login`, `coming-soon`) keeps the key, so that the screen below doesn't jump to its top.
 */
export function scrollKey({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string {
  const screen = pathname + withoutDialogs(search)
  const chosen = keys.get(key) ?? (last?.screen === screen ? last.key : key === 'default' ? visit : key)
  keys.set(key, chosen)
  last = { screen, key: chosen }
  return chosen
}

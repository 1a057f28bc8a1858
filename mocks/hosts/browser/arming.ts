import { parseScenario, type Scenario } from '../../../fixtures/scenarios/scenario.ts'
import type { Connection } from './connection.ts'

const STICKY = 'suki-scenario'
type Sticky = Pick<Scenario, 'latency' | 'socket' | 'nokey'>

/** Takes `?sim=` out of the page's address, so that a reload does not bring the scenario about again. */
function takeScenario(): Scenario | null {
  const url = new URL(globalThis.location.href)
  const text = url.searchParams.get('sim')
  if (text === null) return null
  url.searchParams.delete('sim')
  globalThis.history.replaceState(globalThis.history.state, '', url)
  return parseScenario(text)
}

/** Stores the token as a login would: in a cookie that lives as long as its `exp` claim says. */
export function storeToken(token: string, base: string): void {
  const claims = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as { exp: number }
  const expires = new Date(claims.exp * 1000)
  // An expired token must reach the app, hence a cookie that the browser doesn't drop at once.
  const lifetime = expires.getTime() > Date.now() ? `; Expires=${expires.toUTCString()}` : ''
  document.cookie = `token=${token}; Path=${new URL(base).pathname}; SameSite=Lax${lifetime}`
}

/** Signs in as a named buyer (null signs out); answers whether there is such a buyer. */
export async function signInAs({ remote }: Connection, name: string | null, base: string, expired = false): Promise<boolean> {
  const token = name === null ? null : await remote.signIn(name, expired)
  if (token) storeToken(token, base)
  else document.cookie = `token=; Path=${new URL(base).pathname}; Max-Age=0; SameSite=Lax`
  return name === null || token !== null
}

/** What must be said again to a core that has just started. */
function remember({ boot }: { boot: string }, sticky: Sticky): void {
  sessionStorage.setItem(STICKY, JSON.stringify({ boot, sticky }))
}

function recall(): { boot: string; sticky: Sticky } | null {
  return JSON.parse(sessionStorage.getItem(STICKY) ?? 'null') as { boot: string; sticky: Sticky } | null
}

/** Says again what a core that ended has forgotten: latency, the sockets' state, keys that do not count. */
export async function rearm(connection: Connection): Promise<void> {
  const last = recall()
  const welcome = connection.welcome()
  if (!last || last.boot === welcome.boot) return
  await connection.remote.steer(last.sticky)
  remember(welcome, last.sticky)
}

/**
 * Brings about the scenario of the page's address, if it has one.
 * @returns the directives that were not understood
 */
export async function arm(connection: Connection, base: string): Promise<string[]> {
  await rearm(connection)
  const scenario = takeScenario()
  if (!scenario) return []
  const unknown = await connection.remote.steer(scenario)
  const { latency, socket, nokey } = scenario
  const before = scenario.reset ? {} : recall()?.sticky
  remember(connection.welcome(), {
    ...before,
    ...(latency !== undefined && { latency }),
    ...(socket !== undefined && { socket }),
    ...(nokey && { nokey }),
  })
  if (scenario.as === undefined) return unknown
  const name = scenario.as === 'visitor' ? null : scenario.as
  const known = await signInAs(connection, name, base, scenario.token === 'expired')
  return known ? unknown : [...unknown, `as:${scenario.as}`]
}

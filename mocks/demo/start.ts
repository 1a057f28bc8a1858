import { describeRefused } from '#fixtures/scenarios/refusal.ts'
import { connect, type Connection } from '../hosts/browser/connection.ts'
import { installGoogleSignIn } from '../hosts/browser/google.ts'
import { createInbox } from '../hosts/browser/inbox.ts'
import { interceptRequests } from '../hosts/browser/interception.ts'
import { createPageClock } from '../hosts/browser/pageClock.ts'
import { followResets } from '../hosts/browser/reset.ts'
import { openSockets } from '../hosts/browser/sockets.ts'
import { storedText } from '../hosts/browser/stored.ts'
import { applyUrlScenario } from '../hosts/browser/urlScenario.ts'
import { mountConsole } from './console/mount.tsx'
import { prepareTour, resumeTour } from './tours/start.ts'
import { endTour } from './tours/storedTour.ts'
import { takeWelcomeLink } from './welcome/link.ts'

const replaced = storedText('replaced')

/** Tells the user after the reload: the worker may end meanwhile, and its notices with it. */
function followReplacements({ onEvent }: Connection): void {
  onEvent((event) => {
    if (event.kind !== 'replaced') return
    endTour()
    replaced.write(event.message)
    globalThis.location.reload()
  })
}

/** Tells it once; null is nothing. */
function takeReplacement(): string | null {
  const message = replaced.read()
  replaced.write(null)
  return message
}

export interface Simulator {
  /** For socket.io-client: `io(url, { transports })`. */
  socketTransports: unknown[]
  inbox: ReturnType<typeof createInbox>
}

const WITHOUT_WORKER =
  'This browser refuses a service worker, as some do in private windows or without cookies: the demo works, but shows no picture that was uploaded or came in a chat. A normal window shows them.'

interface Options {
  /**
   * Gets the world's time (ms since the epoch) at the start, and whenever it changes against the
   * device's clock.
   */
  onClock: (now: number) => void
}

/**
 * The app must wait for it: it may change the login cookie and the page's address (`?sim=`,
 * `?tour=`, `?demo`).
 */
export async function startSimulator({ onClock }: Options): Promise<Simulator> {
  const base = new URL(import.meta.env.BASE_URL, document.baseURI).href
  const connection = await connect(base)
  const followClock = createPageClock(onClock, connection.worker().now)
  connection.onEvent((event) => event.kind === 'clock' && followClock(event.now))
  connection.onReconnect(() => followClock(connection.worker().now))
  followResets(connection, base)
  followReplacements(connection)
  const reach = await interceptRequests(connection, base)
  const isWelcome = takeWelcomeLink()
  const noTour = await prepareTour(base)
  const unknown = await applyUrlScenario(connection, base)
  installGoogleSignIn(base)
  const demoConsole = mountConsole(connection, base)
  if (reach === 'code') demoConsole.notify({ id: 'worker', kind: 'storage', text: WITHOUT_WORKER })
  if (unknown.length > 0)
    demoConsole.notify({
      id: 'scenario',
      kind: 'scenario',
      text: `Refused in ?sim=\n${describeRefused(unknown)}`,
    })
  const replaced = takeReplacement()
  if (replaced !== null) demoConsole.notify({ id: 'replaced', kind: 'world', text: replaced })
  if (noTour !== null) demoConsole.notify({ id: 'tour', kind: 'scenario', text: noTour })
  if (isWelcome)
    void import('./welcome/mount.tsx')
      .then(({ mountWelcome }) => mountWelcome(base))
      .catch(console.warn)
  void resumeTour(connection, base).catch(console.warn)
  return { socketTransports: openSockets(connection, base), inbox: createInbox(connection) }
}

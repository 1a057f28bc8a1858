import { applyScenario } from '../../transport/control.ts'
import { nextEventOf } from '../../rules/nextEvent.ts'
import { grantConsent } from '../../rules/consent.ts'
import { settlePayment, viewPayment } from '../../transport/provider.ts'
import { personasOf, signInAs } from '../personas.ts'
import { type Core, startCore } from './core.ts'
import { onLockReleased } from './locks.ts'
import { type Port, serveRpc } from './rpc.ts'
import type { PanelState, SerializedRequest, SerializedResponse, WorkerApi, WorkerEvent } from './workerApi.ts'

/** How many mails of the simulated inbox are shown. */
const MAILS = 20
let pages = 0

/** The worker API for one page. */
function createWorkerApi(send: (event: WorkerEvent) => void): WorkerApi {
  pages += 1
  // Socket ids are unique within one page only.
  const prefix = `page-${pages}/`
  let core: Core | undefined
  let removePage = () => {}
  const connectedCore = (): Core => {
    if (!core) throw new Error('connect() must be called first')
    return core
  }
  const disconnect = () => {
    removePage()
    core?.simulation.disconnectSockets(prefix)
  }
  return {
    async connect(base, lock) {
      core = await startCore(base)
      removePage = core.addPage(send)
      onLockReleased(lock, disconnect)
      const { instanceId, simulation } = core
      return { instanceId, lock: core.lock, sockets: simulation.conditions.sockets, now: simulation.market.world.clock.now() }
    },
    disconnect,
    fetch: (request) => handleRequest(connectedCore(), request),
    authenticate: (token) => connectedCore().simulation.market.authenticate(token)?._id ?? null,
    announce: (socketId, userId, event, payload) =>
      connectedCore().simulation.sockets.announce(prefix + socketId, userId, event, payload) as boolean,
    socketClosed: (socketId) => connectedCore().simulation.sockets.disconnected(prefix + socketId),
    async applyScenario(scenario, token) {
      const { simulation, persistence, broadcast } = connectedCore()
      await simulation.catchUp()
      const unknown = applyScenario(simulation, scenario, token)
      await simulation.catchUp()
      await persistence.flush()
      broadcast({ kind: 'sockets', state: simulation.conditions.sockets })
      broadcast({ kind: 'clock', now: simulation.market.world.clock.now() })
      broadcast({ kind: 'changed' })
      return unknown
    },
    async signIn(name, expired) {
      const { simulation, persistence } = connectedCore()
      await simulation.catchUp()
      const token = signInAs(simulation.market, name, { expired })
      await persistence.flush()
      return token
    },
    grantConsent: (person) => grantConsent(connectedCore().simulation.market.world, person),
    async viewPayment(id) {
      const { simulation, persistence } = connectedCore()
      await simulation.catchUp()
      const view = viewPayment(simulation.market, id)
      await persistence.flush()
      return view
    },
    async settlePayment(id, outcome, shown) {
      const { simulation, persistence } = connectedCore()
      await simulation.catchUp()
      const view = settlePayment(simulation.market, id, outcome, shown)
      await persistence.flush()
      return view
    },
    panelState: (token) => panelStateOf(connectedCore(), token),
  }
}

/** Serves the page at the other end of a port. */
export function servePort(port: Port): void {
  const api: WorkerApi = createWorkerApi((event) => send(event))
  const send = serveRpc<WorkerEvent>(port, api)
}

function panelStateOf({ simulation, notices }: Core, token: string | null): PanelState {
  const { market, settings, conditions } = simulation
  const { tables, clock } = market.world
  const mails = [...tables.mails.all()].toSorted((a, b) => b.created_at.localeCompare(a.created_at)).slice(0, MAILS)
  const buyer = market.authenticate(token)
  const next = buyer && nextEventOf(market.world, buyer._id)
  return { mails, personas: personasOf(market), now: clock.now(), frozen: clock.frozen, next, settings, conditions, notices }
}

async function handleRequest(
  { simulation, persistence }: Core,
  { method, url, headers, body }: SerializedRequest,
): Promise<SerializedResponse | null> {
  try {
    const response = await simulation.fetch(new Request(url, { method, headers, body }))
    return { status: response.status, headers: [...response.headers], body: await response.arrayBuffer() }
  } catch (error) {
    // An injected network failure is a TypeError, as with `fetch`; anything else is a defect and must not pass for one.
    if (error instanceof TypeError) return null
    throw error
  } finally {
    await persistence.flush()
  }
}

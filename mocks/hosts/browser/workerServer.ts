import { grantConsent } from '../../rules/consent.ts'
import { settlePayment, viewPayment } from '../../transport/provider.ts'
import { createConsoleCalls } from './consoleCalls.ts'
import { type Core, startCore } from './core.ts'
import { onLockReleased } from './locks.ts'
import { type Port, serveRpc } from './rpc.ts'
import { createTrafficCalls } from './trafficCalls.ts'
import type { SerializedRequest, SerializedResponse, WorkerApi, WorkerEvent } from './workerApi.ts'

let pages = 0

/** The worker API for one page. */
function createWorkerApi(send: (event: WorkerEvent) => void): WorkerApi {
  pages += 1
  // Socket ids are unique within one page only.
  const prefix = `page-${pages}/`
  let core: Core | undefined
  let removePage = () => {}
  /** The resets before the page was loaded. */
  let resets = 0
  const connectedCore = (): Core => {
    if (!core) throw new Error('connect() must be called first')
    return core
  }
  const traffic = createTrafficCalls(() => connectedCore().loadTraffic(), send)
  const disconnect = () => {
    removePage()
    void traffic.unwatchTraffic().catch(() => undefined)
    core?.simulation.disconnectSockets(prefix)
  }
  return {
    async connect(base, lock) {
      core = await startCore(base)
      removePage = core.addPage(send)
      resets = core.resets
      onLockReleased(lock, disconnect)
      const { lock: coreLock, simulation } = core
      const { conditions, market } = simulation
      return { lock: coreLock, sockets: conditions.sockets, now: market.world.clock.now(), watched: simulation.isTapped }
    },
    disconnect,
    fetch(request) {
      // A page from before the reset is about to be loaded again: what it still asks for is for the world before.
      if (resets !== connectedCore().resets) return new Promise(() => {})
      return handleRequest(connectedCore(), request)
    },
    authenticate: (token) => connectedCore().simulation.sockets.authenticate(token) as string | null,
    announce: (socketId, userId, event, payload) =>
      connectedCore().simulation.sockets.announce(prefix + socketId, userId, event, payload) as boolean,
    socketClosed: (socketId) => connectedCore().simulation.sockets.disconnected(prefix + socketId),
    frame: (frame) => connectedCore().simulation.sockets.frame?.({ ...frame, socketId: prefix + (frame.socketId ?? '') }),
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
    ...createConsoleCalls(connectedCore),
    ...traffic,
  }
}

/** Serves the page at the other end of a port. */
export function servePort(port: Port): void {
  const api: WorkerApi = createWorkerApi((event) => send(event))
  const send = serveRpc<WorkerEvent>(port, api)
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

import { type Endpoint, expose } from 'comlink'
import type { Outcome } from '#mocks/rules/payments.ts'
import { grantConsent, type Person } from '#mocks/rules/tokens.ts'
import { settlePayment, viewPayment } from '#mocks/transport/services/provider.ts'
import type { Announcement } from '#mocks/transport/sockets/socketSessions.ts'
import type { SocketFrame } from '#mocks/transport/traffic/traffic.ts'
import { createConsoleCalls } from './consoleCalls.ts'
import { carryOut, type Core, startCore } from './core.ts'
import { onLockReleased } from './locks.ts'
import { createTrafficCalls } from './trafficWatch.ts'
import type { SerializedRequest, SerializedResponse, WorkerEvent, WorkerInfo } from './workerApi.ts'
import { createWorldCalls } from './worldCalls.ts'

let pages = 0

export type WorkerApi = ReturnType<typeof createWorkerApi>

/** `send` sends the page an event. */
function createWorkerApi(send: (event: WorkerEvent) => void) {
  pages += 1
  // Socket ids are unique within one page only.
  const prefix = `page-${pages}/`
  let core: Core | undefined
  let removePage = () => {}
  let resets = 0
  const connectedCore = (): Core => {
    if (!core) throw new Error('connect() must be called first')
    return core
  }
  const traffic = createTrafficCalls(() => connectedCore().traffic, send)
  const disconnect = () => {
    removePage()
    if (!core) return
    traffic.unwatchTraffic()
    core.simulation.disconnectSockets(prefix)
  }
  return {
    /** Comes first; the page holds `lock` while it is open. */
    async connect(base: string, lock: string): Promise<WorkerInfo> {
      core = await startCore(base)
      removePage = core.addPage(send)
      resets = core.resets
      onLockReleased(lock, disconnect)
      const { lock: coreLock, simulation } = core
      const { conditions, world } = simulation
      return {
        lock: coreLock,
        sockets: conditions.sockets,
        now: world.clock.now(),
        watched: simulation.tap !== null,
      }
    },
    disconnect,
    /** Null is a network failure. */
    fetch(request: SerializedRequest): Promise<SerializedResponse | null> {
      // A page from before the reset is about to be reloaded.
      if (resets !== connectedCore().resets) return new Promise(() => {})
      return handleRequest(connectedCore(), request)
    },
    authenticate: (token: string | null) =>
      connectedCore().simulation.sockets.authenticate(token) as string | null,
    announce: (socketId: string, ...announcement: Announcement) =>
      connectedCore().simulation.sockets.announce(prefix + socketId, ...announcement) as boolean,
    socketClosed: (socketId: string) =>
      connectedCore().simulation.sockets.disconnected(prefix + socketId),
    /** Does nothing unless traffic is recorded. */
    frame: (frame: SocketFrame) =>
      connectedCore().simulation.sockets.frame?.({
        ...frame,
        socketId: prefix + (frame.socketId ?? ''),
      }),
    grantConsent: (person: Person) => grantConsent(connectedCore().simulation.world, person),
    viewPayment: (id: string) => carryOut(connectedCore(), (market) => viewPayment(market, id)),
    settlePayment: (id: string, outcome: Outcome, shown?: number) =>
      carryOut(connectedCore(), (market) => settlePayment(market, id, outcome, shown)),
    ...createConsoleCalls(connectedCore),
    ...createWorldCalls(connectedCore),
    ...traffic,
  }
}

export function servePort(port: Endpoint): void {
  expose(
    createWorkerApi((event) => port.postMessage({ event })),
    port,
  )
}

async function handleRequest(
  { simulation, persistence }: Core,
  { method, url, headers, body }: SerializedRequest,
): Promise<SerializedResponse | null> {
  try {
    const response = await simulation.fetch(new Request(url, { method, headers, body }))
    return {
      status: response.status,
      headers: [...response.headers],
      body: await response.arrayBuffer(),
    }
  } catch (error) {
    // An injected network failure, as with `fetch`; anything else is a defect.
    if (error instanceof TypeError) return null
    throw error
  } finally {
    await persistence.flush()
  }
}

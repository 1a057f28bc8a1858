import type { Marketplace, Result } from '#mocks/core/marketplace.ts'
import { checkServiceReply, type ServiceCallName } from '#mocks/core/serviceCalls.ts'
import { respondWithFaults } from '../http/faultInjection.ts'
import type { HttpServer, ReadStatic } from '../http/http.ts'
import { refuseMethod, respond } from '../http/respond.ts'
import { notedFaults } from '../traffic/traffic.ts'

/** The path is below the static folder. */
export type ReadJson = <T>(path: string) => Promise<T>

/** Reads a file once, when it is first needed; one that failed again at the next call. */
export function jsonFiles(read: ReadStatic): ReadJson {
  const files = new Map<string, Promise<unknown>>()
  return <T>(path: string): Promise<T> => {
    const loading =
      files.get(path) ??
      read(path).then((bytes) => JSON.parse(new TextDecoder().decode(bytes)) as unknown)
    files.set(path, loading)
    loading.catch(() => files.delete(path))
    return loading as Promise<T>
  }
}

interface ServiceCall {
  name: ServiceCallName
  carryOut(): Promise<Result>
}

/** The app calls it beside the API; it answers all requests below its own path. */
export interface Service {
  /** Without a slash at its end. */
  base: string
  /** Finds the call of a GET; null when there is none. */
  route(url: URL, path: string): ServiceCall | null
  problem(status: number): Result
}

/** Lets the marketplace's faults apply to their calls too, and checks their replies. */
export function withServices(
  market: Marketplace,
  services: readonly Service[],
  api: HttpServer,
  wait: (ms: number) => Promise<void>,
): HttpServer {
  return async (request, notes) => {
    const url = new URL(request.url)
    const service = services.find(({ base }) => url.pathname.startsWith(`${base}/`))
    if (!service) return api(request, notes)
    const call = service.route(url, url.pathname.slice(service.base.length))
    if (!call) return respond(service.problem(404))
    const refused = refuseMethod(request.method, ['GET'])
    if (refused) return refused
    if (notes) notes.operation = call.name
    const faults = notes ? notedFaults(market.faults, notes) : market.faults
    const carryOut = async () => {
      const reply = await call.carryOut()
      const errors = checkServiceReply(call.name, reply.status, reply.body)
      if (errors.length > 0) market.report({ source: `${call.name} ${reply.status}`, errors })
      return reply
    }
    return respondWithFaults({ name: call.name, carryOut, problem: service.problem }, faults, wait)
  }
}

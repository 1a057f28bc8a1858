import type { IncomingMessage } from 'node:http'

export interface Asked {
  /** '' for the default one. */
  world: string
  /** Below the world's base address, with the query. */
  path: string
  /** The client finds everything of that world below it; without a slash at its end. */
  base: string
}

export interface Naming {
  /** Without a slash at its end; by default each request's own. */
  publicUrl: string | undefined
  /** X-Forwarded-Proto and X-Forwarded-Host count, which a client could set, too. */
  trustProxy: boolean
  /** Used when a request has no usable Host header. */
  ownUrl: string
}

/** Some clients can set a header. */
export const WORLD_HEADER = 'x-suki-world'
/** All clients can use a path. */
const WORLD_PATH = /^\/w\/([^/?]*)(?=[/?]|$)/
const WORLD_NAME = /^\w[\w.-]{0,63}$/
const HOST = /^(?:[\w.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

const first = (header: string | string[] | undefined) => header?.toString().split(',')[0]?.trim()

/** Gives the address by which a client has reached the host, without a slash at its end. */
export function originOf(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { publicUrl, trustProxy, ownUrl }: Naming,
): string {
  if (publicUrl !== undefined) return publicUrl
  const forwarded = trustProxy
    ? { host: first(headers['x-forwarded-host']), proto: first(headers['x-forwarded-proto']) }
    : {}
  const host = forwarded.host ?? headers.host ?? ''
  if (!HOST.test(host)) return ownUrl
  return `${forwarded.proto === 'https' ? 'https' : 'http'}://${host.toLowerCase()}`
}

export const baseOf = (origin: string, world: string): string =>
  world === '' ? origin : `${origin}/w/${world}`

/** Gives no world when the path names none. */
export function splitWorld(url: string): { world?: string; path: string } {
  const found = WORLD_PATH.exec(url)
  if (!found) return { path: url }
  const rest = url.slice(found[0].length)
  return { world: found[1] ?? '', path: rest.startsWith('/') ? rest : `/${rest}` }
}

/** Leaves out the world's base address and the query. */
export const pathOf = (url: string): string => splitWorld(url).path.replace(/\?.*$/s, '')

/** '' for none. */
export const worldInHeader = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
  headers[WORLD_HEADER]?.toString() ?? ''

/**
 * A world in the path counts before one in the header: a picture's address names its own. Null for
 * a malformed name.
 */
export function readAsked(request: IncomingMessage, naming: Naming): Asked | null {
  const { world: inPath, path } = splitWorld(request.url ?? '/')
  const world = inPath ?? worldInHeader(request)
  if (!isWorldName(world) && (world !== '' || inPath === '')) return null
  return { world, path, base: baseOf(originOf(request, naming), world) }
}

export const isWorldName = (name: string): boolean => WORLD_NAME.test(name)

import type { IncomingMessage } from 'node:http'

/** Where a client has reached the host, and which of its worlds. */
export interface Asked {
  /** Name of the world; '' for the default one. */
  world: string
  /** Path and query below the world's base address. */
  path: string
  /** Address below which the client finds everything of that world, without a slash at its end. */
  base: string
}

export interface Naming {
  /** The address that clients use, without a slash at its end; undefined: each request's own. */
  publicUrl: string | undefined
  /**
   * Whether a proxy before the host sets X-Forwarded-Proto and X-Forwarded-Host. A client could set
   * them, too.
   */
  trustProxy: boolean
  /** Address of the host by itself, for a request without a usable Host header. */
  ownUrl: string
}

/** The header that names a world, for clients that can set one. */
export const WORLD_HEADER = 'x-suki-world'
/** The part of a path that names a world, for all clients. */
const WORLD_PATH = /^\/w\/([^/?]*)(?=[/?]|$)/
const WORLD_NAME = /^\w[\w.-]{0,63}$/
const HOST = /^(?:[\w.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

const first = (header: string | string[] | undefined) => header?.toString().split(',')[0]?.trim()

/** The address by which a client has reached the host, without a slash at its end. */
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

/** The base address of a world at that origin. */
export const baseOf = (origin: string, world: string): string =>
  world === '' ? origin : `${origin}/w/${world}`

/** The world that a path begins with, if it names one, and the rest of the path. */
export function splitWorld(url: string): { world?: string; path: string } {
  const found = WORLD_PATH.exec(url)
  if (!found) return { path: url }
  const rest = url.slice(found[0].length)
  return { world: found[1] ?? '', path: rest.startsWith('/') ? rest : `/${rest}` }
}

/** The path of a request below its world's base address, without the query. */
export const pathOf = (url: string): string => splitWorld(url).path.replace(/\?.*$/s, '')

/** The world that a request names by its header: '' for none. */
export const worldInHeader = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
  headers[WORLD_HEADER]?.toString() ?? ''

/**
 * Reads where a request goes. A world in the path counts before one in the header: a picture's
 * address names its own. Null for a malformed name.
 */
export function readAsked(request: IncomingMessage, naming: Naming): Asked | null {
  const { world: inPath, path } = splitWorld(request.url ?? '/')
  const world = inPath ?? worldInHeader(request)
  if (!isWorldName(world) && (world !== '' || inPath === '')) return null
  return { world, path, base: baseOf(originOf(request, naming), world) }
}

/**
 * Whether a world may have that name: up to 64 letters, digits, dots, hyphens and underscores, the
 * first one no dot or hyphen.
 */
export const isWorldName = (name: string): boolean => WORLD_NAME.test(name)

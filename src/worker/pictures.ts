import type { ShellEvent } from './shell.ts'

/** Pictures that are kept at most. The oldest ones are dropped first. */
const MOST = 200

const nameOf = (scope: string) => `suki-pictures ${new URL(scope).pathname}`

/** How often the kept pictures were removed. A picture that was asked for before is not kept after it: its user has signed out. */
let drops = 0

/** Removes the kept pictures of the app at `scope`: some are of chats. */
export async function dropPictures(scope: string): Promise<void> {
  drops += 1
  await caches.delete(nameOf(scope))
}

/** Keeps the pictures of the marketplace that were shown. An uploaded file never changes under its address. */
export function openPictures(scope: string, origins: readonly string[]) {
  /** Origins that don't let the app read their files: browsers count such a file as some megabytes of their storage. */
  const closed = new Set<string>()

  async function keep(url: string, answer: Response, asked: number): Promise<void> {
    if (drops !== asked) return
    const cache = await caches.open(nameOf(scope))
    await cache.put(url, answer)
    // They were removed while this one was written.
    if (drops !== asked) await cache.delete(url)
    const kept = await cache.keys()
    await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST)).map((oldest) => cache.delete(oldest)))
  }

  async function load(event: ShellEvent, origin: string): Promise<Response> {
    const { request } = event
    const asked = drops
    const kept = await caches.match(request.url, { cacheName: nameOf(scope), ignoreVary: true }).catch(() => undefined)
    if (kept) return kept
    const answer = await fetch(request.url, { mode: 'cors', credentials: 'omit' }).catch(() => undefined)
    if (!answer) {
      // Without a network this fails too, and the page shows that the picture is missing.
      const plain = await fetch(request)
      closed.add(origin)
      return plain
    }
    if (answer.status === 200) event.waitUntil(keep(request.url, answer.clone(), asked).catch(() => undefined))
    return answer
  }

  return {
    /** Answers a request for a picture; returns whether it does. */
    respond(event: ShellEvent): boolean {
      const { method, destination, url } = event.request
      const { origin } = new URL(url)
      if (method !== 'GET' || destination !== 'image' || !origins.includes(origin) || closed.has(origin)) return false
      event.respondWith(load(event, origin))
      return true
    },
  }
}

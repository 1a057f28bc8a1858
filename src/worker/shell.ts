import { wait } from '../lib/waiting.ts'
import { isAppUrl } from './pages.ts'

/** How long the server may take to answer with the page before the kept one is shown, ms. */
const PATIENCE_MS = 100

/** The first screens of one release, as its build lists them (scripts/vite/shellFiles.ts). */
export interface ShellFiles {
  /** Name of the entry script, which only this release's page holds. */
  entry: string
  /** Paths of the files, below the app's own address. */
  files: readonly string[]
}

/** The part of a request's event that the shell uses. TypeScript has no types for pages and workers at once. */
export interface ShellEvent {
  request: Request
  /** The answer to a navigation, for which the browser asks while it starts the worker; undefined where it doesn't. */
  preloadResponse?: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
  waitUntil: (work: Promise<unknown>) => void
}

const isPage = ({ headers }: Response) => (headers.get('Content-Type') ?? '').startsWith('text/html')

/** Fetches one of the app's files. Throws when it is missing, or when a page comes in its place. */
async function fetchFile(url: string): Promise<Response> {
  const answer = await fetch(url)
  if (!answer.ok || isPage(answer)) throw new Error(`${url} is missing`)
  return answer
}

/** The page of the release, as the server has it now. Throws between two releases, whose files would not fit together. */
async function fetchPage(scope: string, entry: string): Promise<Response> {
  const page = await fetch(scope, { cache: 'no-cache' })
  if (!page.ok || page.redirected || !(await page.clone().text()).includes(entry)) throw new Error('The server has another release')
  return page
}

/** The names of all kept releases of the app at `scope`, the oldest first. */
const prefixOf = (scope: string) => `suki-shell ${new URL(scope).pathname} `
async function releasesAt(scope: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefixOf(scope)))
}

/** Removes every kept release of the app at `scope`. */
export async function dropShell(scope: string): Promise<void> {
  await Promise.all((await releasesAt(scope)).map((name) => caches.delete(name)))
}

/**
 * The app's page and files, kept for the next visit. The page is the server's wherever that answers soon, so that a release or its withdrawal
 * reaches everybody; files have a hash in their name and are the kept ones.
 */
export function openShell(scope: string, { entry, files }: ShellFiles) {
  const name = prefixOf(scope) + entry

  async function loadPage(event: ShellEvent): Promise<Response> {
    const answer = Promise.resolve(event.preloadResponse).then((preloaded) => preloaded ?? fetch(event.request))
    const kept = await caches.match(scope, { cacheName: name, ignoreVary: true })
    if (!kept) return answer
    event.waitUntil(answer.catch(() => undefined))
    const usable = answer.then((page) => (page.status < 500 ? page : kept)).catch(() => kept)
    return Promise.race([usable, wait(PATIENCE_MS).then(() => kept)])
  }

  /** A tab asks which release the server has (src/lib/reload.ts). If it is another one, the tab reloads, and must not get the kept page again. */
  async function askForPage(request: Request): Promise<Response> {
    const answer = await fetch(request)
    if (answer.ok && !(await answer.clone().text()).includes(entry)) await (await caches.open(name)).delete(scope)
    return answer
  }

  const keepFile = async (request: Request, answer: Response) => (await caches.open(name)).put(request, answer)

  async function loadFile(event: ShellEvent): Promise<Response> {
    // Of any release: a tab keeps the files of its own.
    const kept = await caches.match(event.request, { ignoreVary: true })
    if (kept) return kept
    const answer = await fetch(event.request)
    if (answer.ok && !isPage(answer)) event.waitUntil(keepFile(event.request, answer.clone()).catch(() => undefined))
    return answer
  }

  return {
    /** Keeps the release whole, or nothing where the browser refuses. Throws when a file can't be fetched: the browser then tries again later. */
    async install(): Promise<void> {
      const page = await fetchPage(scope, entry)
      const urls = files.map((file) => scope + file)
      const answers = await Promise.all(urls.map(fetchFile))
      try {
        const cache = await caches.open(name)
        await Promise.all(answers.map((answer, index) => cache.put(urls[index] as string, answer)))
        // Last, since it says that all others are there.
        await cache.put(scope, page)
      } catch (error) {
        // An old release must not stay because there is no room for the new one.
        console.warn('The app is not kept for the next visit', error)
        await dropShell(scope).catch(() => undefined)
      }
    },
    /** Removes all releases but this one and the one before it, of which tabs may be open. */
    async activate(): Promise<void> {
      const others = (await releasesAt(scope)).filter((one) => one !== name)
      await Promise.all(others.slice(0, -1).map((one) => caches.delete(one)))
    },
    /** Answers a request for the app's page or one of its files; others are left to the browser. */
    respond(event: ShellEvent): void {
      const { method, mode, url } = event.request
      if (method !== 'GET') return
      if (mode === 'navigate') {
        if (isAppPage(url, scope)) event.respondWith(loadPage(event))
      } else if (url === scope) event.respondWith(askForPage(event.request))
      else if (url.startsWith(`${scope}assets/`)) event.respondWith(loadFile(event))
    },
  }
}

/** Whether a navigation leads to a screen of the app, and not to a file or, where the API has the same origin, to one of its answers. */
function isAppPage(url: string, scope: string): boolean {
  const { pathname } = new URL(url)
  const isFile = /\.(js|json|txt|xml|svg|png|ico|webp|webmanifest)$/.test(pathname) || pathname.includes('/api/')
  return isAppUrl(url, scope) && !isFile
}

/** The answer to the call that a page makes before its app has come (src/boot/earlyLoads.ts). */
interface EarlyAnswer {
  /** Address of the call. */
  url: string
  answer: Promise<Response>
}

/** The page's scripts and the app share nothing but this. */
const page = globalThis as { earlyAnswer?: EarlyAnswer | undefined }

/** Keeps it for the app's first screen; undefined when that is there. */
export const keepEarlyAnswer = (early: EarlyAnswer | undefined): void => {
  page.earlyAnswer = early
}

/**
 * The kept answer, if it is one to this call of a visitor: once, since a later call wants a new one.
 * One that did not come is asked for again.
 */
export function takeEarlyAnswer(request: Request): Promise<Response> | undefined {
  const early = page.earlyAnswer
  if (early?.url !== request.url || request.method !== 'GET') return undefined
  keepEarlyAnswer(undefined)
  if (request.headers.has('Authorization')) return undefined
  return early.answer.catch(() => globalThis.fetch(request))
}

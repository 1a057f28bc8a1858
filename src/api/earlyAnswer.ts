/** What the script in `index.html` has asked for while the app was loading. */
interface EarlyAnswer {
  /** Address of the call. */
  url: string
  answer: Promise<Response>
}

/** For how long after the page was opened such an answer may be used, ms; later it would be shown as new. */
const FRESH_MS = 20_000

/**
 * The answer to a visitor's call that was made while the app was loading, once. Undefined for any other call, which goes to the network, as it
 * does when no answer came.
 */
export function takeEarlyAnswer(request: Request): Promise<Response> | undefined {
  const page = globalThis as { earlyAnswer?: EarlyAnswer | undefined }
  const early = page.earlyAnswer
  if (early === undefined || early.url !== request.url || request.method !== 'GET') return undefined
  page.earlyAnswer = undefined
  if (request.headers.has('Authorization') || performance.now() > FRESH_MS) return undefined
  return early.answer.catch(() => globalThis.fetch(request))
}

/** The first picture of a product whose page was opened, from the early answer. Undefined for another product, or when no answer has come. */
export function earlyPicture(id: string): string | undefined {
  const { earlyPicture: early } = globalThis as { earlyPicture?: { id: string; src: string } }
  return early?.id === id ? early.src : undefined
}

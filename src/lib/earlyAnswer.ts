/** The answer to the call of the page's head (src/boot/earlyLoads.ts). */
interface EarlyAnswer {
  url: string
  answer: Promise<Response>
}

/** All that the page's scripts and the app share. */
const page = globalThis as { earlyAnswer?: EarlyAnswer | undefined }

export const keepEarlyAnswer = (early: EarlyAnswer | undefined): void => {
  page.earlyAnswer = early
}

/** The kept answer to this call of a visitor, once; one that did not come is asked for again. */
export function takeEarlyAnswer(request: Request): Promise<Response> | undefined {
  const early = page.earlyAnswer
  if (early?.url !== request.url || request.method !== 'GET') return undefined
  keepEarlyAnswer(undefined)
  if (request.headers.has('Authorization')) return undefined
  return early.answer.catch(() => globalThis.fetch(request))
}

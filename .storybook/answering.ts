const json = (status: number, body: unknown) => () =>
  Promise.resolve(Response.json(body, { status }))

/** Answers to every call: none so far, an empty page of a list, and a failure. */
const answers = {
  none: () => new Promise<Response>(() => undefined),
  emptyPage: json(200, { items: [], currentPage: 1, nextPage: null }),
  failure: json(503, { message: 'The service is unavailable', code: 'unavailable' }),
}

/** For `beforeEach` of a story: answers every call with the same. */
export const answering = (answer: keyof typeof answers) => () => {
  const real = globalThis.fetch
  globalThis.fetch = answers[answer]
  return () => {
    globalThis.fetch = real
  }
}

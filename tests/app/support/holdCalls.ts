import { vi } from 'vitest'

/** Holds the calls of the open app whose path ends so, until the returned function is called. */
export function holdCalls(end: string): () => void {
  const answer = vi.mocked(globalThis.fetch).getMockImplementation()
  if (!answer) throw new Error('No app is open')
  const released = Promise.withResolvers<void>()
  vi.mocked(globalThis.fetch).mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    if (new URL(request.url).pathname.endsWith(end)) await released.promise
    return answer(request)
  })
  return released.resolve
}

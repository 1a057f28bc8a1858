import { vi } from 'vitest'

/**
 * Holds the calls of the open app to a path of the API, as a slow server would.
 * @param end end of the path
 * @returns lets them through, and later ones too
 */
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

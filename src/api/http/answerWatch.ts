import { operations } from '#openapi/generated/operations.ts'
import { client } from './client.ts'

/** A response: the text of its body, or null where the client reads no JSON. */
type Take = (answer: { operation: string; status: number; text: string | null }) => void

/**
 * Why a call got no answer: none in time, or none at all, as when the network or the host's CORS
 * headers refuse it. A page isn't told which.
 */
export type Silence = 'timeout' | 'network'

const operationOf = new Map(
  Object.entries(operations).map(([id, { method, path }]) => [
    `${method.toUpperCase()} ${path}`,
    id,
  ]),
)

/**
 * Reads the text of a response together with its reader, without a copy: the parsed value is
 * changed by those who use it. `take` gets the same text, at the moment when the client gets it.
 */
function readAlong(response: Response, take: (text: string) => void): void {
  const read = response.text.bind(response)
  response.text = async () => {
    const text = await read()
    take(text)
    return text
  }
  response.json = async () => JSON.parse(await response.text()) as unknown
}

/** Whether the client reads the body of a response. */
const hasBody = ({ status, headers }: Response) =>
  status !== 204 && headers.get('content-length') !== '0'

/**
 * Why a call ended without an answer; undefined when the page itself ended it, or the device is
 * offline.
 */
function silenceOf(error: unknown): Silence | undefined {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'timeout'
  return error instanceof TypeError && globalThis.navigator.onLine ? 'network' : undefined
}

/**
 * Calls `take` with the answers of those calls of the API for which `isWanted` says so, and
 * `onSilence` when one has got no answer. It can't be undone.
 */
export function watchAnswers(
  isWanted: (operation: string, status: number) => boolean,
  take: Take,
  onSilence: (operation: string, why: Silence) => void,
): void {
  client.use({
    onError({ request, schemaPath, error }) {
      const operation = operationOf.get(`${request.method} ${schemaPath}`)
      const why = silenceOf(error)
      if (operation !== undefined && why !== undefined) onSilence(operation, why)
    },
    onResponse({ request, response, schemaPath, options }) {
      const operation = operationOf.get(`${request.method} ${schemaPath}`)
      const { status, ok } = response
      if (operation === undefined || !isWanted(operation, status)) return
      if (ok && options.parseAs !== 'json') take({ operation, status, text: null })
      else if (hasBody(response)) readAlong(response, (text) => take({ operation, status, text }))
      else take({ operation, status, text: '' })
    },
  })
}

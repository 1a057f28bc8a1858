import { operations } from '#openapi/generated/operations.ts'
import { client } from './client.ts'

/** `text`: the body, or null where the client reads no JSON. */
type Take = (answer: { operation: string; status: number; text: string | null }) => void

/**
 * Why there was no answer: none in time, or none at all. A page isn't told whether the network or
 * CORS refused.
 */
export type Silence = 'timeout' | 'network'

const operationOf = new Map(
  Object.entries(operations).map(([id, { method, path }]) => [
    `${method.toUpperCase()} ${path}`,
    id,
  ]),
)

/**
 * Makes no copy: those who use the parsed value change it. `take` gets the text with its reader.
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

/** Whether the client reads a body. */
const hasBody = ({ status, headers }: Response) =>
  status !== 204 && headers.get('content-length') !== '0'

/** Undefined when the page itself ended the call, or the device is offline. */
function silenceOf(error: unknown): Silence | undefined {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'timeout'
  return error instanceof TypeError && globalThis.navigator.onLine ? 'network' : undefined
}

/** `take` gets the answers that `isWanted` chooses. It can't be undone. */
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

import type { OperationId } from './contract.ts'
import { operationOf } from './contract.ts'
import type { Sent } from './sent.ts'

interface Media {
  example?: unknown
  examples?: Record<string, { value: unknown }>
}

/** A valid request, made of the contract's examples. Its ids do not exist. */
export function exampleOf(id: OperationId): Sent {
  const { parameters = [], requestBody } = operationOf(id)
  const of = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((one) => one.in === place && 'example' in one)
        .map((one) => [one.name, (one as { example?: unknown }).example]),
    )
  const [type, media] =
    Object.entries((requestBody?.content ?? {}) as Record<string, Media>)[0] ?? []
  const body = media?.example ?? Object.values(media?.examples ?? {})[0]?.value
  return {
    path: of('path') as Record<string, string>,
    query: of('query'),
    ...(media && (type === 'multipart/form-data' ? { body: emptyForm() } : { body })),
  }
}

function emptyForm() {
  const form = new FormData()
  form.append('folder_name', 'users')
  return form
}

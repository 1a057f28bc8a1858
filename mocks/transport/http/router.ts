import type { OperationId } from '#mocks/contract.ts'
import { operations } from '#openapi/generated/operations.ts'

export interface Match {
  operation: OperationId
  path: Record<string, string>
}

interface Pattern {
  operation: OperationId
  segments: string[]
}

const isParameter = (segment: string) => segment.startsWith('{')

function buildPatterns(): Map<string, Pattern[]> {
  const byShape = new Map<string, Pattern[]>()
  for (const [operation, { method, path }] of Object.entries(operations)) {
    const segments = path.split('/').slice(1)
    const shape = `${method.toUpperCase()} ${segments.length}`
    byShape.set(shape, [
      ...(byShape.get(shape) ?? []),
      { operation: operation as OperationId, segments },
    ])
  }
  // Literals come first: /conversations/find is not a conversation named 'find'.
  const parameters = ({ segments }: Pattern) => segments.filter(isParameter).length
  for (const patterns of byShape.values()) patterns.sort((a, b) => parameters(a) - parameters(b))
  return byShape
}

const patterns = buildPatterns()
const methods = [...new Set(Object.values(operations).map(({ method }) => method.toUpperCase()))]

/** The path begins after the API base ('/carts/user/65f…'). */
export function route(method: string, pathname: string): Match | null {
  const segments = pathname.split('/').slice(1)
  for (const pattern of patterns.get(`${method.toUpperCase()} ${segments.length}`) ?? []) {
    const path: Record<string, string> = {}
    const fits = pattern.segments.every((expected, i) => {
      const actual = segments[i] as string
      if (!isParameter(expected)) return expected === actual
      path[expected.slice(1, -1)] = actual
      return actual !== ''
    })
    if (fits) return decoded({ operation: pattern.operation, path })
  }
  return null
}

/** The path begins after the API base. */
export const methodsOf = (pathname: string): string[] =>
  methods.filter((method) => route(method, pathname))

function decoded(match: Match): Match | null {
  try {
    return {
      ...match,
      path: Object.fromEntries(
        Object.entries(match.path).map(([name, text]) => [name, decodeURIComponent(text)]),
      ),
    }
  } catch {
    return null
  }
}

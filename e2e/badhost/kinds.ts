import { bodyShapes } from '#fixtures/scenarios/faults.ts'

export interface Kind {
  /** Such as `fail 503`, `bend html`. */
  name: string
  directive: (operation: string) => string
  /** 401 is the one status that ends a session. */
  endsSession?: boolean
  /** The answer comes late, or never. */
  slow?: boolean
}

/** More than a screen makes. */
const ALWAYS = 99
const LATE_MS = 700
const STATUSES = [400, 401, 403, 404, 408, 409, 410, 413, 422, 429, 500, 502, 503, 504]

const statuses = STATUSES.map((status) => ({
  name: `fail ${status}`,
  directive: (operation: string) => `fail:${operation}:${status}:${ALWAYS}`,
  endsSession: status === 401,
}))

const errorBodies = ([422, 503] as const).flatMap((status) =>
  (['empty', 'null', 'html', 'text', 'list', 'wrong'] as const).map((shape) => ({
    name: `fail ${status} ${shape}`,
    directive: (operation: string) => `fail:${operation}:${status}:${ALWAYS}:${shape}`,
  })),
)

const answers = bodyShapes.map((shape) => ({
  name: `bend ${shape}`,
  directive: (operation: string) => `bend:${operation}:${shape}:${ALWAYS}`,
}))

const lines: Kind[] = [
  { name: 'drop', directive: (operation) => `drop:${operation}:${ALWAYS}` },
  { name: 'lose', directive: (operation) => `lose:${operation}:${ALWAYS}` },
  {
    name: 'hang',
    directive: (operation) => `hang:${operation}:${ALWAYS}`,
    slow: true,
  },
  {
    name: 'late',
    directive: (operation) => `late:${operation}:${LATE_MS}:${ALWAYS}`,
    slow: true,
  },
  { name: 'busy', directive: (operation) => `busy:${operation}:30:${ALWAYS}` },
]

export const kinds: readonly Kind[] = [...statuses, ...errorBodies, ...answers, ...lines]

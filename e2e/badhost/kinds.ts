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

/** The name begins with the directive's own name; `rest` follows the operation. */
const kind = (name: string, ...rest: (string | number)[]): Kind => ({
  name,
  directive: (operation) => [name.split(' ')[0], operation, ...rest].join(':'),
})

export const kinds: readonly Kind[] = [
  ...STATUSES.map((status) => ({
    ...kind(`fail ${status}`, status, ALWAYS),
    endsSession: status === 401,
  })),
  ...[422, 503].flatMap((status) =>
    ['empty', 'null', 'html', 'text', 'list', 'wrong'].map((shape) =>
      kind(`fail ${status} ${shape}`, status, ALWAYS, shape),
    ),
  ),
  ...bodyShapes.map((shape) => kind(`bend ${shape}`, shape, ALWAYS)),
  kind('drop', ALWAYS),
  kind('lose', ALWAYS),
  { ...kind('hang', ALWAYS), slow: true },
  { ...kind('late', LATE_MS, ALWAYS), slow: true },
  kind('busy', 30, ALWAYS),
]

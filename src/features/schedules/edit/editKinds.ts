const kinds = ['name', 'timing', 'shipping', 'theme'] as const

/** The part of a list that a dialog changes. */
export type EditKind = (typeof kinds)[number]

export const isEditKind = (value: unknown): value is EditKind => kinds.some((kind) => kind === value)

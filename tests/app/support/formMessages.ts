interface Schema {
  safeParse: (values: unknown) => {
    error?: { issues: readonly { path: PropertyKey[]; message: string }[] }
  }
}

/** The message that each field of a form shows, which is its first one, by the field's path. */
export const messagesOf = (schema: Schema, values: object): Record<string, string> =>
  Object.fromEntries(
    (schema.safeParse(values).error?.issues ?? [])
      .toReversed()
      .map(({ path, message }) => [path.join('.'), message]),
  )

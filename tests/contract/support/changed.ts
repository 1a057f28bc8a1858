export function changed(
  value: unknown,
  [step, ...rest]: readonly (string | number)[],
  other: unknown,
): unknown {
  if (step === undefined) return other
  const copy = (
    Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }
  ) as Record<string | number, unknown>
  copy[step] = changed(copy[step], rest, other)
  return copy
}

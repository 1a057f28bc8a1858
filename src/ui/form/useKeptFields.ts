import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { isRecord } from '../../lib/isRecord.ts'
import { forgetKept, keep, keptValue } from '../../lib/kept.ts'

/** The kept value where it has the shape of the present one, otherwise that; the release that kept it may have had other fields. */
function fitted(present: unknown, kept: unknown): unknown {
  if (isRecord(present)) {
    if (!isRecord(kept)) return present
    return { ...present, ...Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, fitted(present[name], value)])) }
  }
  // A field without a value may have any.
  return present === undefined || present === null || typeof present === typeof kept ? kept : present
}

/**
 * Keeps the fields of a form when the page reloads itself for a new release, if the user has changed them.
 * @param name unique on the page, with the id of the record that the form changes; without a name nothing is kept
 * @param only the fields that may be kept, for a form with a password or a code
 */
export function useKeptFields<Values extends FieldValues, Output>(
  { getValues, reset }: UseFormReturn<Values, unknown, Output>,
  name: string | undefined,
  only?: readonly (keyof Values & string)[],
): void {
  const fields = only?.join()
  useEffect(() => {
    if (name === undefined) return
    const read = () => {
      const values = getValues()
      return fields === undefined ? values : Object.fromEntries(fields.split(',').map((field) => [field, values[field]]))
    }
    const start = JSON.stringify(read())
    const kept = keptValue(name)
    forgetKept(name)
    if (kept !== undefined) reset({ ...getValues(), ...(fitted(read(), kept) as Values) }, { keepDefaultValues: true })
    return keep(name, () => (JSON.stringify(read()) === start ? undefined : read()))
  }, [name, fields, getValues, reset])
}

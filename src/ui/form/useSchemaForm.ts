import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { hashKey } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  useForm,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form'
import { isRecord } from '#lib/isRecord.ts'
import type { z } from '#lib/zod.ts'
import { useDraft } from '../useDraft.ts'

type Name<Values> = keyof Values & string

/** Fields that are changed and sent as one, such as a place. */
export interface FormPart<Values> {
  label: string
  fields: readonly Name<Values>[]
  /** What they say, for the user. */
  text: (values: Values) => string
}

interface Options<Values extends FieldValues, Output> extends Pick<
  UseFormProps<Values>,
  'mode' | 'shouldFocusError'
> {
  schema: z.ZodMiniType<Output, unknown>
  /** Unchanged fields follow these values: pass what the cache has. */
  start: Values
  /** Parts of a record of the server. */
  parts?: readonly FormPart<Values>[]
  /** Name for `useDraft`; without it, a reload loses what is typed. */
  draft?: string
  /** The only fields to store, for a form with a password or a code. */
  draftFields?: readonly Name<Values>[]
}

/** The user and somebody else changed the same: the user chooses first. */
export class ChangedElsewhere extends Error {}

export interface SchemaForm<Values extends FieldValues, Output = Values> extends UseFormReturn<
  Values,
  unknown,
  Output
> {
  isTouched: boolean
  /** Parts that the user and somebody else have changed, with the other value. */
  conflicts: readonly { part: FormPart<Values>; newest: Values }[]
  /**
   * Call it before sending: the result shows why a value is refused, unless it has been changed
   * since.
   */
  refusalAt: (name: Path<Values>, focus?: 'focus') => (message: string) => void
  resolve: (part: FormPart<Values>, use: 'newest' | 'own') => void
  /**
   * Returns what to send of the output by a call that replaces a record; the rest as it is now.
   * @param newest the record, fetched just before the write
   * @throws ChangedElsewhere when the user has to choose first; `Form` shows it
   */
  changes: (output: Output, newest: Values) => Partial<Output>
}

const pick = <T extends object>(from: T, names: readonly string[]): Partial<T> =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name))) as Partial<T>
const same = (a: unknown, b: unknown) => hashKey([a]) === hashKey([b])

/** A form in which what the user changes stays, and all else is the newest. */
export function useSchemaForm<Values extends FieldValues, Output = Values>({
  schema,
  start,
  parts = [],
  draft,
  draftFields,
  ...options
}: Options<Values, Output>): SchemaForm<Values, Output> {
  /** `start`, with earlier values of the parts that the user has changed. */
  const [base, setBase] = useState(start)
  /** Others' values that the user did not want, by labels of parts. */
  const [refused, setRefused] = useState<Readonly<Record<string, Partial<Values>>>>({})
  const form = useForm<Values, unknown, Output>({
    resolver: standardSchemaResolver(schema as z.ZodMiniType<Output, Values>),
    defaultValues: base as DefaultValues<Values>,
    values: base,
    resetOptions: { keepDirtyValues: true, keepErrors: true, keepSubmitCount: true },
    ...options,
  })
  const { dirtyFields } = form.formState
  const typed = form.getValues()
  const put = (name: string, value: unknown) =>
    form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
    })

  const touchedNames = (values: Values) =>
    Object.keys(base).filter(
      (name) => !same(values[name], base[name]) && !same(values[name], start[name]),
    )
  const ownNames = (values: Values) => {
    const touched = touchedNames(values)
    const mates = parts.filter(({ fields }) => fields.some((name) => touched.includes(name)))
    return [...new Set([...touched, ...mates.flatMap(({ fields }) => fields)])]
  }
  const next = { ...start, ...pick(base, ownNames(typed)) }
  if (!same(next, base)) setBase(next)
  // A value that has become the newest is no change.
  const settle = useEffectEvent(() => {
    for (const name of Object.keys(dirtyFields))
      if (same(form.getValues(name as Path<Values>), base[name])) put(name, base[name])
  })
  useEffect(() => settle(), [base])

  const conflictsWith = (newest: Values, values: Values) => {
    const own = ownNames(values)
    return parts
      .filter(({ label, fields }) => {
        const now = pick(newest, fields)
        return (
          fields.some((name) => own.includes(name)) &&
          ![base, values, refused[label] ?? base].some((known) => same(pick(known, fields), now))
        )
      })
      .map((part) => ({ part, newest }))
  }

  useDraft(
    draft,
    () => {
      const values = form.getValues()
      const names = ownNames(values).filter((name) => draftFields?.includes(name) ?? true)
      return names.length > 0
        ? { typed: pick(values, names), before: pick(base, names) }
        : undefined
    },
    (stored) => {
      if (!isRecord(stored) || !isRecord(stored.typed) || !isRecord(stored.before)) return
      setBase({ ...base, ...stored.before })
      for (const [name, value] of Object.entries(stored.typed)) put(name, value)
    },
  )
  return {
    ...form,
    isTouched: touchedNames(typed).length > 0,
    conflicts: conflictsWith(start, typed),
    refusalAt(name, focus) {
      const sent = form.getValues(name)
      return (message) => {
        if (same(form.getValues(name), sent))
          form.setError(name, { type: 'server', message }, { shouldFocus: focus === 'focus' })
      }
    },
    resolve({ label, fields }, use) {
      if (use === 'own') return setRefused({ ...refused, [label]: pick(start, fields) })
      for (const name of fields) put(name, base[name])
    },
    changes(output, newest) {
      const values = form.getValues()
      if (conflictsWith(newest, values).length > 0) throw new ChangedElsewhere()
      return pick(output as object, ownNames(values))
    },
  }
}

import { useEffect, useEffectEvent, useState } from 'react'
import { isRecord } from '#lib/isRecord.ts'
import { owner } from '#lib/owner.ts'
import { storedSignal } from '#lib/storage.ts'
import { isBlank } from '#lib/visibleText.ts'

/** What was typed when the page was left, by forms; `owner`: a user's id, null of a visitor. */
interface Drafts {
  owner: string | null
  values: Readonly<Record<string, unknown>>
}

const stored = storedSignal<Drafts>({
  name: 'drafts',
  area: 'session',
  parse: (value) =>
    isRecord(value) && isRecord(value.values) ? (value as unknown as Drafts) : undefined,
})
const currentOwner = () => owner.read() ?? null

const storedDrafts = () => {
  const drafts = stored.read()
  return drafts?.owner === currentOwner() ? drafts.values : {}
}

function storeDraft(name: string, value: unknown): void {
  const { [name]: before, ...others } = storedDrafts()
  if (before === undefined && value === undefined) return
  // JSON leaves out undefined.
  stored.write({ owner: currentOwner(), values: { ...others, [name]: value } })
}

/** The form can be opened again. */
export const isDrafted = (name: string): boolean => storedDrafts()[name] !== undefined

/**
 * Stores what is typed for a reload of the page, in the tab and for the same user, until the form
 * is closed.
 * @param name unique in the app, with the id of the form's record; without it nothing is stored
 * @param read what to store when the page is left: JSON, never a password or a code; or undefined
 * @param restore called once. An earlier release may have stored the draft: check its shape
 */
export function useDraft(
  name: string | undefined,
  read: () => unknown,
  restore: (draft: unknown) => void,
): void {
  const latest = useEffectEvent(read)
  const restoreLatest = useEffectEvent(restore)
  useEffect(() => {
    if (name === undefined) return
    const draft = storedDrafts()[name]
    if (draft !== undefined) restoreLatest(draft)
    const store = () => storeDraft(name, latest())
    globalThis.addEventListener('pagehide', store)
    return () => {
      globalThis.removeEventListener('pagehide', store)
      storeDraft(name, undefined)
    }
  }, [name])
}

export function useDraftText(name: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState('')
  useDraft(
    name,
    () => (isBlank(text) ? undefined : text),
    (stored) => typeof stored === 'string' && setText(stored),
  )
  return [text, setText]
}

import { useEffect, useEffectEvent, useState } from 'react'
import { isRecord } from '#lib/isRecord.ts'
import { owner } from '#lib/owner.ts'
import { storedSignal } from '#lib/storage.ts'
import { isBlank } from '#lib/visibleText.ts'

/**
 * What was typed when the page was left, by the names of the forms; `owner` is the id of the user
 * to whom it belongs, null of a visitor.
 */
interface Drafts {
  owner: string | null
  values: Readonly<Record<string, unknown>>
}

const stored = storedSignal<Drafts>({
  name: 'drafts',
  version: 1,
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
  // A value that is undefined is left out of JSON.
  stored.write({ owner: currentOwner(), values: { ...others, [name]: value } })
}

/** Whether a form of this name was left with what was typed: it can be opened again. */
export const isDrafted = (name: string): boolean => storedDrafts()[name] !== undefined

/**
 * Stores what is typed in a form for a reload of the page, in the tab and for the same user. A form
 * that is closed has no draft.
 * @param name unique in the app, with the id of the record that the form changes; without a name
 * nothing is stored
 * @param read what to store, called when the page is left: JSON, never a password or a code;
 * undefined when nothing is typed
 * @param restore called once, with the stored draft. An earlier release may have stored it: check
 * its shape
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

/** The state of a single text, with a draft of this name. */
export function useDraftText(name: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState('')
  useDraft(
    name,
    () => (isBlank(text) ? undefined : text),
    (stored) => typeof stored === 'string' && setText(stored),
  )
  return [text, setText]
}

import { signal } from '@preact/signals-react'
import { useEffect, useRef } from 'react'
import { useValue } from '#lib/useValue.ts'

/** Time in which texts are collected, ms: quick presses are announced once. */
const COLLECT_MS = 500
/** How long an announcement stays, ms: nobody should read an old one. */
const KEPT_MS = 5000

const current = signal('')
const waiting = new Map<string, string>()
let timer: ReturnType<typeof setTimeout> | undefined

const clear = () => {
  current.value = ''
}

const speak = () => {
  current.value = Array.from(waiting, ([subject, text]) => `${subject}: ${text}`).join('. ')
  waiting.clear()
  timer = setTimeout(clear, KEPT_MS)
}

/** Tells screen readers, politely, the last text about a subject in a short time. */
export function announce(subject: string, text: string): void {
  waiting.set(subject, text)
  clearTimeout(timer)
  timer = setTimeout(speak, COLLECT_MS)
}

/**
 * Announces a text when it changes, but not the first one.
 * @param text undefined while it is not known; empty when there is nothing to say
 */
export function useAnnouncedChange(subject: string, text: string | undefined): void {
  const last = useRef(text)
  useEffect(() => {
    if (text === undefined || text === last.current) return
    if (text && last.current !== undefined) announce(subject, text)
    last.current = text
  }, [subject, text])
}

export const useAnnouncement = (): string => useValue(current)

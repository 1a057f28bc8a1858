import { signal } from '@preact/signals-react'
import { useValue } from '#lib/useValue.ts'

/** The chat socket is down, and the app asks for news from time to time. */
const asking = signal(false)

export function setAsking(on: boolean): void {
  asking.value = on
}

export const useAsking = (): boolean => useValue(asking)

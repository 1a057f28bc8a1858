import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'

const navigation = signal<Promise<void> | null>(null)

/** Sets the navigation whose screen is being loaded; null when there is none. */
export function setNavigation(current: Promise<void> | null): void {
  navigation.value = current
}

/** Whether a screen is being loaded, while the one before it stays; the component rerenders when that changes. */
export function useScreenLoading(): boolean {
  useSignals()
  return navigation.value !== null
}

/** Resolves when the navigation that was begun last has come to its screen, or another has taken its place. */
export const arrived = (): Promise<void> => navigation.peek() ?? Promise.resolve()

import { vi } from 'vitest'

/** Replaces the local (or session) storage for this test; returns its items. */
export function stubStorage(area: 'localStorage' | 'sessionStorage' = 'localStorage'): Map<string, string> {
  const kept = new Map<string, string>()
  vi.stubGlobal(area, {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  })
  return kept
}

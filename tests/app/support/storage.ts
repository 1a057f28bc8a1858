import { vi } from 'vitest'

/** Replaces the local (or session) storage for this test; returns its items. */
export function stubStorage(
  area: 'localStorage' | 'sessionStorage' = 'localStorage',
): Map<string, string> {
  const items = new Map<string, string>()
  vi.stubGlobal(area, {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  })
  return items
}

/**
 * @mswjs/data brings MSW along, which keeps cookies in `localStorage` wherever it takes itself to be in a page. Workers
 * have none, so it gets one that forgets. Must be imported before anything that imports @mswjs/data.
 */
if (!('localStorage' in globalThis)) {
  const items = new Map<string, string>()
  const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true })
}

/**
 * Polyfills for the oldest supported browsers (Chrome until 119, Safari until 17.3): `src/main.tsx`
 * loads it, and `polyfills` in .oxlintrc.json lists it.
 */

URL.canParse ??= (url, base) => {
  try {
    return Boolean(new URL(url, base))
  } catch {
    return false
  }
}

AbortSignal.any ??= (signals) => {
  const either = new AbortController()
  for (const signal of signals) {
    if (signal.aborted) either.abort(signal.reason)
    else
      signal.addEventListener('abort', () => either.abort(signal.reason), {
        once: true,
        signal: either.signal,
      })
  }
  return either.signal
}

Promise.withResolvers ??= <T>() => {
  let settle: Pick<PromiseWithResolvers<T>, 'resolve' | 'reject'> | undefined
  const promise = new Promise<T>((resolve, reject) => (settle = { resolve, reject }))
  // The promise has called the function above at once.
  return { promise, ...settle! }
}

// The app checks no element with `display: contents`, which has no box.
Element.prototype.checkVisibility ??= function checkVisibility(this: Element, options) {
  return (
    this.getClientRects().length > 0 &&
    !(options?.visibilityProperty && getComputedStyle(this).visibility !== 'visible')
  )
}

if (!('size' in URLSearchParams.prototype))
  Object.defineProperty(URLSearchParams.prototype, 'size', {
    configurable: true,
    get(this: URLSearchParams) {
      return [...this].length
    },
  })

// Makes this file a module.
export {}

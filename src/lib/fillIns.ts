/**
 * Polyfills of what the app or its packages call and the oldest supported browsers lack (Chrome
 * until 119, Safari until 17.3). Only these browsers load them (src/main.tsx). Lint's list of them
 * is `polyfills` in .oxlintrc.json.
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

// Elements with `display: contents`, which have no box, are not checked by the app.
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

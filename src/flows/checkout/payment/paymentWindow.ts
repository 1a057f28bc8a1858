const FEATURES = 'popup,width=480,height=700'
/** Time between tries to close a window with the provider's page, ms. */
const CLOSE_AGAIN_MS = 500
let opened: Window | null = null

/** The provider's page can't be accessed. */
function isWithinReach(other: Window): boolean {
  try {
    return typeof other.location.href === 'string'
  } catch {
    return false
  }
}

/**
 * Closes a window. Without an opener it can only be closed on a page of this app, to which the
 * provider leads back.
 */
function closeWindow(other: Window): void {
  if (other.closed) return
  if (isWithinReach(other)) other.close()
  else setTimeout(() => closeWindow(other), CLOSE_AGAIN_MS)
}

const isOpen = (): boolean => paymentWindowState() === 'open'

/**
 * Returns null when the browser opens none. Those inside of other apps refuse, throw, or open the
 * address in this very view, which `about:blank` would empty: '#' leaves it as it is. In a window
 * of its own, the app that it names is stopped before it loads.
 */
function openEmptyWindow(): Window | null {
  try {
    const other = globalThis.open('#', '_blank', FEATURES)
    if (!other || other === globalThis.window || other.closed) return null
    other.stop()
    // The provider's page must not be able to navigate this one.
    other.opener = null
    other.document.title = 'Payment'
    other.document.body.textContent = 'Your order is being placed. The payment page will open here.'
    return other
  } catch {
    return null
  }
}

/** Call it during the click, otherwise the browser blocks the window. */
export function openPaymentWindow(): void {
  closePaymentWindow()
  opened = openEmptyWindow()
}

/** `url` is http or https (`lib/webAddress.ts`). */
export function showPayment(url: string): void {
  if (isOpen()) opened?.location.replace(url)
}

/** Call it during a click. Returns false when the browser opens no window. */
export function reopenPayment(url: string): boolean {
  openPaymentWindow()
  showPayment(url)
  return isOpen()
}

export function closePaymentWindow(): void {
  if (opened) closeWindow(opened)
  opened = null
}

/** `none`: the browser refused, or the page is newer than the window, and doesn't know it. */
export const paymentWindowState = (): 'open' | 'closed' | 'none' =>
  opened === null ? 'none' : opened.closed ? 'closed' : 'open'

const FEATURES = 'popup,width=480,height=700'
/** Interval of retries to close a window that shows the provider's page, ms. */
const CLOSE_AGAIN_MS = 500
let opened: Window | null = null

/** Whether the window shows a page of this app; the provider's page can't be accessed. */
function isWithinReach(other: Window): boolean {
  try {
    return typeof other.location.href === 'string'
  } catch {
    return false
  }
}

/**
 * Closes a window. Without an opener, it can be closed only while it shows a page of this app; the
 * provider redirects back to one.
 */
function closeWindow(other: Window): void {
  if (other.closed) return
  if (isWithinReach(other)) other.close()
  else setTimeout(() => closeWindow(other), CLOSE_AGAIN_MS)
}

const isOpen = (): boolean => paymentWindowState() === 'open'

/**
 * Opens an empty window; null when the browser opens none. The browsers inside of other apps
 * refuse, throw, or open the address in this very view, which `about:blank` would empty: '#' leaves
 * it as it is. In a window of its own, the app that it names is stopped before it loads.
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

/**
 * Opens an empty payment window, if the browser opens one. Must be called during the click,
 * otherwise the browser blocks it.
 */
export function openPaymentWindow(): void {
  closePaymentWindow()
  opened = openEmptyWindow()
}

/**
 * Shows the provider's page in the payment window, if there is one. `url` is http or https
 * (`lib/webAddress.ts`).
 */
export function showPayment(url: string): void {
  if (isOpen()) opened?.location.replace(url)
}

/** Opens the provider's page again, during a click; false when the browser opens no window. */
export function reopenPayment(url: string): boolean {
  openPaymentWindow()
  showPayment(url)
  return isOpen()
}

/** Closes the payment window, if it is open. */
export function closePaymentWindow(): void {
  if (opened) closeWindow(opened)
  opened = null
}

/**
 * Whether the window that this page has opened is open. `none`: it has opened none, since the
 * browser refused, or the page was loaded later than the window, which it then doesn't know.
 */
export const paymentWindowState = (): 'open' | 'closed' | 'none' =>
  opened === null ? 'none' : opened.closed ? 'closed' : 'open'

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

/**
 * Opens an empty payment window. Must be called during the click, otherwise the browser blocks it.
 */
export function openPaymentWindow(): void {
  closePaymentWindow()
  opened = globalThis.open('about:blank', '_blank', FEATURES)
  if (!opened) return
  // The provider's page must not be able to navigate this one.
  opened.opener = null
  opened.document.title = 'Payment'
  opened.document.body.textContent = 'Your order is being placed. The payment page will open here.'
}

/**
 * Shows the provider's page in the payment window, unless the browser has blocked it. `url` is http
 * or https (`lib/webAddress.ts`).
 */
export function showPayment(url: string): void {
  if (hasPaymentWindow()) opened?.location.replace(url)
}

/** Opens the provider's page again, during a click. */
export function reopenPayment(url: string): void {
  openPaymentWindow()
  showPayment(url)
}

/** Closes the payment window, if it is open. */
export function closePaymentWindow(): void {
  if (opened) closeWindow(opened)
  opened = null
}

/**
 * Whether a payment window is open. After a reload this page has no reference to a window that was
 * opened before.
 */
export const hasPaymentWindow = (): boolean => opened !== null && !opened.closed

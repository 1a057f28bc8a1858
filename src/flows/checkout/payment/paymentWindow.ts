const FEATURES = 'popup,width=480,height=700'
/** How often it is tried again to close a window that is away at the provider's, ms. */
const CLOSE_AGAIN_MS = 500
let opened: Window | null = null

/** Whether the window shows a page of this app; the provider's is out of its reach. */
function isWithinReach(other: Window): boolean {
  try {
    return typeof other.location.href === 'string'
  } catch {
    return false
  }
}

/** Closes a window. Having no opener, it can only be closed while it is at this app: from the provider's page it returns here. */
function closeWindow(other: Window): void {
  if (other.closed) return
  if (isWithinReach(other)) other.close()
  else setTimeout(() => closeWindow(other), CLOSE_AGAIN_MS)
}

/** Opens the payment window, empty. To be called within the click: later the browser would block it. */
export function openPaymentWindow(): void {
  closePaymentWindow()
  opened = globalThis.open('about:blank', '_blank', FEATURES)
  if (!opened) return
  // The provider's page must not be able to lead this one elsewhere.
  opened.opener = null
  opened.document.title = 'Payment'
  opened.document.body.textContent = 'Your order is being placed. The page for paying opens here.'
}

/** Shows the provider's page in the payment window, if the browser has let it open. `url` is an address of the web (`lib/webAddress.ts`). */
export function showPayment(url: string): void {
  if (hasPaymentWindow()) opened?.location.replace(url)
}

/** Opens the provider's page again, from a click. */
export function reopenPayment(url: string): void {
  openPaymentWindow()
  showPayment(url)
}

/** Closes the payment window, if it is open. */
export function closePaymentWindow(): void {
  if (opened) closeWindow(opened)
  opened = null
}

/** Whether a payment window is open, as far as this page can see: one that a reload left behind is out of its sight. */
export const hasPaymentWindow = (): boolean => opened !== null && !opened.closed

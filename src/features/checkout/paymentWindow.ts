const NAME = 'suki-payment'
const FEATURES = 'popup,width=480,height=700'
let opened: Window | null = null

/** Opens the payment window, empty. To be called within the click: later the browser would block it. */
export function openPaymentWindow(): void {
  opened = globalThis.open('about:blank', NAME, FEATURES)
}

/** Shows the provider's page in the payment window; false when the browser did not let it open. */
export function showPayment(url: string): boolean {
  if (!opened || opened.closed) return false
  opened.location.replace(url)
  return true
}

/** Opens the provider's page again, from a click, in the window that is there or a new one. */
export function reopenPayment(url: string): void {
  opened = globalThis.open(url, NAME, FEATURES)
  opened?.focus()
}

/** Closes the payment window, if it is open. */
export function closePaymentWindow(): void {
  opened?.close()
  opened = null
}

/** Whether a payment window is open, as far as this page can see: one that a reload left behind is out of its sight. */
export const hasPaymentWindow = (): boolean => opened !== null && !opened.closed

import { showError, showToast } from './toast.ts'

/**
 * Copies text to the clipboard and confirms it with a toast; `what` is its name, such as 'Email'.
 */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast(`${what} copied to clipboard`)
  } catch {
    // Refused, or no clipboard outside of a secure context.
    showError(`Error copying ${what.toLowerCase()} to clipboard`)
  }
}

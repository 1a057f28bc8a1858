import { showError, showToast } from './toast.ts'

/** Confirms with a toast; `what` is the text's name, such as 'Email'. */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast(`${what} copied to clipboard`)
  } catch {
    // It was refused, or there is no clipboard.
    showError(`Error copying ${what.toLowerCase()} to clipboard`)
  }
}

/**
 * Copies a text that is still being fetched.
 * @param field contains the text once it is fetched
 * @returns whether it was copied; otherwise it is selected in the field, for the user to copy
 */
export async function copyText(text: Promise<string>, field: HTMLTextAreaElement | null): Promise<boolean> {
  try {
    // Some browsers allow copying only within the click, before the text has arrived.
    const blob = text.then((arrived) => new Blob([arrived], { type: 'text/plain' }))
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
    return true
  } catch {
    // Pages that are not served securely have no clipboard.
    await text.catch(() => '')
    field?.focus()
    field?.select()
    return false
  }
}

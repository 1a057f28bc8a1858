import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'

/** Acts on a field that is not the app's, in the open dialog, which has the focus. */
function withField(act: (field: HTMLInputElement) => Promise<void>) {
  const field = document.createElement('input')
  const around = document.activeElement?.closest('dialog') ?? document.body
  around.append(field)
  field.focus()
  return act(field).finally(() => field.remove())
}

/** Puts a text on the clipboard. */
export const copy = (text: string) =>
  withField(async (field) => {
    field.value = text
    field.select()
    await userEvent.copy()
  })

export const expectCopied = (text: string) =>
  withField(async (field) => {
    await userEvent.paste()
    expect(field).toHaveValue(text)
  })

import { cut } from './visibleText.ts'

/** Cuts what does not fit in the field after a whole character. */
function onEntry(event: InputEvent): void {
  const { target: field, data } = event
  if (
    !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) ||
    field.maxLength < 0
  )
    return
  const { selectionStart: start, selectionEnd: end } = field
  if (data === null || event.isComposing || start === null || end === null) return
  const room = Math.max(0, field.maxLength - field.value.length + end - start)
  const whole = cut(data, room)
  // The browser cuts it at the same place, and its Undo works.
  if (data.length <= room || whole === data.slice(0, room)) return
  event.preventDefault()
  field.setRangeText(whole, start, end, 'end')
  field.dispatchEvent(
    new InputEvent('input', { bubbles: true, inputType: event.inputType, data: whole }),
  )
}

/**
 * Ends fields with `maxlength` after a whole character, where browsers cut an emoji or a flag.
 * @returns stops this
 */
export function preventSplitCharacters(): () => void {
  document.addEventListener('beforeinput', onEntry)
  return () => document.removeEventListener('beforeinput', onEntry)
}

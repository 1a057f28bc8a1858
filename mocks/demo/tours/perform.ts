import type { Step, Target } from '#fixtures/tours/tour.ts'
import { wait } from '../../hosts/timers.ts'
import { findTarget } from './findTarget.ts'

/** Whether a control takes no input at the moment. */
export const isDisabled = (element: Element): boolean => element.matches(':disabled, [aria-disabled=true]')

/** Types at the end of a field's text, as React hears it, and presses Enter: a form is sent, elsewhere the key is pressed. */
async function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  field.focus()
  // React replaces the property of the element itself, and compares with what it has set there.
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, field.value + text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  // React renders what was typed after the handler of the press that has led here.
  await wait(0)
  if (field instanceof HTMLInputElement && field.form) field.form.requestSubmit()
  else field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
}

/**
 * Does what the user does in a step. `element` is what the step points at.
 * @param apply carries out directives, as after `?sim=`
 */
export async function perform({ action }: Step, element: HTMLElement | null, apply: (directives: string) => Promise<void>): Promise<void> {
  if (!action) return
  if (action.kind === 'happen') return apply(action.directives)
  if (!element) return
  if (action.kind === 'type') return type(element as HTMLInputElement | HTMLTextAreaElement, action.text)
  // A dialog that it opens returns the focus there.
  element.focus({ preventScroll: true })
  // At once, so that a window may be opened by the press that has led here.
  element.click()
}

const isChecked = (target: Target) => {
  const element = findTarget(target)
  return element instanceof HTMLInputElement && element.checked
}

/** Whether what shows that a step was carried out is on the screen. */
export function isDone(step: Step, next: Step | undefined): boolean {
  const sign = step.until ?? next?.target
  if (!step.action || !sign) return true
  return sign === 'checked' ? isChecked(step.target) : findTarget(sign) !== null
}

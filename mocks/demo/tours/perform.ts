import type { Step, Target } from '#fixtures/tours/tour.ts'
import { wait } from '../../hosts/timers.ts'
import { findTarget } from './findTarget.ts'

/** Whether a control takes no input at the moment. */
export const isDisabled = (element: Element): boolean =>
  element.matches(':disabled, [aria-disabled=true]')

/**
 * Appends to a field's text so that React notices it, and presses Enter: it submits the form, or
 * outside of one sends the key.
 */
async function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  field.focus()
  // React overrides `value` on the element and ignores a change through it, so the prototype's
  // setter is used.
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, field.value + text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  // React renders the typed text only after the handler of the current click.
  await wait(0)
  if (field instanceof HTMLInputElement && field.form) field.form.requestSubmit()
  else
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
    )
}

/**
 * Does what the user does in a step. `element` is what the step points at.
 * @param apply carries out directives, as after `?sim=`
 */
export async function perform(
  { action }: Step,
  element: HTMLElement | null,
  apply: (directives: string) => Promise<void>,
): Promise<void> {
  if (!action) return
  if (action.kind === 'happen') return apply(action.directives)
  if (!element) return
  if (action.kind === 'type')
    return type(element as HTMLInputElement | HTMLTextAreaElement, action.text)
  // A dialog that it opens returns the focus there.
  element.focus({ preventScroll: true })
  // Synchronously, so that the current click may open a window.
  element.click()
}

const isChecked = (target: Target) => {
  const element = findTarget(target)
  return element instanceof HTMLInputElement && element.checked
}

/** Whether the screen shows that a step was carried out. */
export function isDone(step: Step, next: Step | undefined): boolean {
  const sign = step.until ?? next?.target
  if (!step.action || !sign) return true
  return sign === 'checked' ? isChecked(step.target) : findTarget(sign) !== null
}

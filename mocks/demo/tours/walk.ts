import type { Action, Step, Target } from '#fixtures/tours/tour.ts'
import type { TourPlace } from '#fixtures/tours/tours.ts'
import { createListeners } from '#mocks/world/bus.ts'
import { elapsed, wait } from '../../hosts/timers.ts'
import { findTarget } from './findTarget.ts'
import type { Progress } from './tourLinks.ts'

/** After so many looks without the target the card says so. */
const PATIENCE = 30

/** After so many looks with the target the tour acts by itself: the screen may be loading. */
const STEADY = 3

/** A press so soon after another is the second of a double tap: it skips no card. */
const DOUBLE_MS = 500

export interface WalkState {
  step: number
  /** The tour carries out the steps before this one. */
  goal: number
  lost: boolean
  /** The user need not do anything. */
  ready: boolean
}

export interface Walk {
  state(): WalkState
  /** Returns a function that removes the listener. */
  subscribe(listener: () => void): () => void
  target(): HTMLElement | null
  /** The first one has the ring; hidden ones are left out. */
  spokenOf(): readonly HTMLElement[]
  /** Advances when the user has carried out the step; to be called several times a second. */
  look(): void
  next(): void
  back(): void
  act(): void
}

interface Options {
  /** Takes what may stand after `?sim=`. */
  apply: (directives: (Action & { kind: 'happen' })['directives']) => Promise<void>
  /** Reloads the page in the state of a step. */
  start: (place: TourPlace) => void
  /** Null is the end. */
  onProgress: (progress: Progress | null) => void
}

const isDisabled = (element: Element): boolean => element.matches(':disabled, [aria-disabled=true]')

/**
 * Lets React notice the text, and presses Enter: it submits the form, or outside of one sends the
 * key.
 */
async function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  field.focus()
  // React overrides `value` on the element, and ignores a change through it.
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, field.value + text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  // React renders the text only after the handler of the current click.
  await wait(0)
  if (field instanceof HTMLInputElement && field.form) field.form.requestSubmit()
  else
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
    )
}

/** `element` is what the step points at. */
async function perform(
  { action }: Step,
  element: HTMLElement | null,
  apply: Options['apply'],
): Promise<void> {
  if (!action) return
  if (action.kind === 'happen') return apply(action.directives)
  if (!element) return
  if (action.kind === 'type')
    return type(element as HTMLInputElement | HTMLTextAreaElement, action.text)
  element.focus({ preventScroll: true })
  // Synchronously, so that the current click may open a window.
  element.click()
}

const isChecked = (target: Target) => {
  const element = findTarget(target)
  return element instanceof HTMLInputElement && element.checked
}

function isDone(step: Step, next: Step | undefined): boolean {
  const sign = step.until ?? next?.target
  if (!step.action || !sign) return true
  return sign === 'checked' ? isChecked(step.target) : findTarget(sign) !== null
}

const isLoading = () => document.querySelector('main [aria-busy=true]') !== null

const canReturnTo = (step: Step, following: Step) =>
  findTarget(step.target) !== null && (!step.action || !isDone(step, following))

/** It sees the screen only through `findTarget`. */
export function createWalk(
  { tour, ...from }: Progress,
  { apply, start, onProgress }: Options,
): Walk {
  const listeners = createListeners()
  const begun = (step: number) => ({
    step,
    goal: Math.max(from.goal, step),
    lost: false,
    ready: false,
  })
  let state: WalkState = begun(from.step)
  let [target, hits, misses, waited]: [HTMLElement | null, number, number, boolean] = [
    null,
    0,
    0,
    false,
  ]
  let spokenOf: readonly HTMLElement[] = []
  let pressed = -Infinity
  const unlessTwice = (work: () => void) => () => {
    const isSecond = elapsed() - pressed < DOUBLE_MS
    pressed = elapsed()
    if (!isSecond) work()
  }
  /** The tour acts as soon as that is possible. */
  let wanted = state.step < state.goal

  const change = (next: WalkState) => {
    const same = (['step', 'goal', 'lost', 'ready'] as const).every(
      (key) => next[key] === state[key],
    )
    if (same) return
    state = next
    listeners.notify()
  }
  const present = () => tour.steps[state.step] as Step
  const following = () => tour.steps[state.step + 1]
  const goTo = (step: number) => {
    if (step >= tour.steps.length) return onProgress(null)
    ;[target, hits, misses, waited] = [null, 0, 0, false]
    spokenOf = []
    change({ ...begun(step), goal: Math.max(state.goal, step) })
    wanted = state.step < state.goal
    onProgress({ tour, step, goal: state.goal })
    look()
  }
  const act = () => {
    const step = present()
    target = findTarget(step.target)
    wanted = step.action?.kind !== 'happen' && (!target || isDisabled(target))
    // What can't be carried out leaves the step as it is.
    if (!wanted) void perform(step, target, apply).catch(console.warn)
  }
  function look(): void {
    const step = present()
    target = findTarget(step.target)
    const wantedParts = [step.ring, step.target, ...(step.about ?? [])]
    spokenOf = wantedParts.flatMap((one) => (one && target && findTarget(one)) ?? [])
    ;[hits, misses] = target ? [hits + 1, 0] : [0, isLoading() ? misses : misses + 1]
    const done = isDone(step, following())
    // The screen showed the result when the step began: the user continues by Next.
    waited ||= !done
    const alone = state.step < state.goal
    if (step.action ? done && (waited || alone) : alone && target !== null)
      return goTo(state.step + 1)
    change({ ...state, lost: misses > PATIENCE, ready: !step.action || done })
    if (wanted && hits >= STEADY) act()
  }
  return {
    state: () => state,
    subscribe: listeners.add,
    target: () => target,
    spokenOf: () => spokenOf,
    look,
    act: unlessTwice(act),
    next: unlessTwice(() => goTo(state.step + 1)),
    back: unlessTwice(() => {
      const step = state.step - 1
      const before = tour.steps[step]
      if (!before) return
      if (!canReturnTo(before, present())) return start({ tour, step })
      state = { ...state, goal: step }
      goTo(step)
    }),
  }
}

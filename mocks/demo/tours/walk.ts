import type { Step } from '#fixtures/tours/tour.ts'
import type { TourPlace } from '#fixtures/tours/tours.ts'
import { findTarget } from './findTarget.ts'
import { isDisabled, isDone, perform } from './perform.ts'
import type { Progress } from './progress.ts'

/** Number of polls without the target after which the card says that it is not on the screen. */
const PATIENCE = 30

/**
 * Number of polls for which the target must be present before the tour acts automatically: the
 * screen may still be loading.
 */
const STEADY = 3

/** What the card shows. */
export interface WalkState {
  step: number
  /** The tour is carrying out the steps before this one. */
  goal: number
  /** The target can't be found. */
  lost: boolean
  /** The user may press Next without doing anything. */
  ready: boolean
}

export interface Walk {
  state(): WalkState
  /** Returns a function that removes the listener. */
  subscribe(listener: () => void): () => void
  /** The target of the current step. */
  target(): HTMLElement | null
  /** What else its text speaks of. */
  about(): readonly HTMLElement[]
  /**
   * Checks the screen, and advances when the user has carried out the step. Call it several times a
   * second.
   */
  look(): void
  next(): void
  back(): void
  /** Carries out the step. */
  act(): void
}

interface Options {
  /** Carries out directives, as after `?sim=`. */
  apply: (directives: string) => Promise<void>
  /** Reloads the page in the state of a step. */
  start: (place: TourPlace) => void
  /** Called with the progress after each step, and with null at the end. */
  onProgress: (progress: Progress | null) => void
}

/** Whether a step can be shown again on the present screen. */
const canReturnTo = (step: Step, following: Step) =>
  findTarget(step.target) !== null && (!step.action || !isDone(step, following))

/** Runs a tour from a step on. It sees the screen only through `findTarget`. */
export function createWalk(
  { tour, ...from }: Progress,
  { apply, start, onProgress }: Options,
): Walk {
  const listeners = new Set<() => void>()
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
  let about: readonly HTMLElement[] = []
  /** The tour carries out the step as soon as that is possible. */
  let wanted = state.step < state.goal

  const change = (next: WalkState) => {
    const same = (['step', 'goal', 'lost', 'ready'] as const).every(
      (key) => next[key] === state[key],
    )
    if (same) return
    state = next
    for (const listener of listeners) listener()
  }
  const present = () => tour.steps[state.step] as Step
  const following = () => tour.steps[state.step + 1]
  const goTo = (step: number) => {
    if (step >= tour.steps.length) return onProgress(null)
    ;[target, hits, misses, waited] = [null, 0, 0, false]
    about = []
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
    about = (step.about ?? []).flatMap((one) => findTarget(one) ?? [])
    ;[hits, misses] = target ? [hits + 1, 0] : [0, misses + 1]
    const done = isDone(step, following())
    // If the screen showed the result already when the step began, the user continues by Next.
    waited ||= !done
    const alone = state.step < state.goal
    if (step.action ? done && (waited || alone) : alone && target !== null)
      return goTo(state.step + 1)
    change({ ...state, lost: misses > PATIENCE, ready: !step.action || done })
    if (wanted && hits >= STEADY) act()
  }
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    target: () => target,
    about: () => about,
    look,
    act,
    next: () => goTo(state.step + 1),
    back() {
      const step = state.step - 1
      const before = tour.steps[step]
      if (!before) return
      if (!canReturnTo(before, present())) return start({ tour, step })
      state = { ...state, goal: step }
      goTo(step)
    },
  }
}

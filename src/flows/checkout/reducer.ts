import {
  type Attempt,
  type Choices,
  type Ending,
  isEditable,
  isOrdered,
  type SentOrder,
} from './attempt.ts'

export type Event =
  /** The selection has current prices. */
  | { type: 'opened'; selection: Attempt['selection'] }
  | { type: 'chose'; change: Partial<Choices> }
  | { type: 'sent'; sent: SentOrder }
  /** There is no order. */
  | { type: 'refused'; reason: string; nextKey: string }
  | { type: 'lost'; lookUntil: number }
  /** The orders are in the response, or were found. */
  | {
      type: 'ordered'
      key: string
      sent: SentOrder
      orderIds: string[]
      method: Choices['payment']
    }
  | { type: 'looked'; reached: boolean }
  | { type: 'absent'; now: number }
  | { type: 'payPageKnown'; url: string }
  | { type: 'paid' }
  | { type: 'ended'; ending: Ending }
  | { type: 'followedUp' }
  | { type: 'returned' }
  /** The user orders the same products again. */
  | { type: 'again'; key: string }

type Steps = {
  [T in Event['type']]: (attempt: Attempt, event: Extract<Event, { type: T }>) => Attempt
}

/** Cash withdraws the consent to GCash. */
const withChoices = (choices: Choices, change: Partial<Choices>): Choices => {
  const next = { ...choices, ...change }
  return next.payment === 'gcash' ? next : { ...next, gcashConsent: false }
}

const steps: Steps = {
  opened: (attempt, { selection }) =>
    isEditable(attempt.progress) ? { ...attempt, selection } : attempt,

  chose: (attempt, { change }) =>
    isEditable(attempt.progress)
      ? { ...attempt, choices: withChoices(attempt.choices, change) }
      : attempt,

  sent: (attempt, { sent }) => {
    const { payment, gcashConsent } = attempt.choices
    if (!isEditable(attempt.progress) || (payment === 'gcash' && !gcashConsent)) return attempt
    return { ...attempt, progress: { phase: 'sending', sent, earlier: attempt.progress.earlier } }
  },

  refused: (attempt, { reason, nextKey }) => {
    const { progress } = attempt
    if (!isEditable(progress) && progress.phase !== 'sending') return attempt
    const { earlier } = progress
    // The earlier order may still be created, so its key stays: a server that supports keys then
    // creates one order.
    return {
      ...attempt,
      key: earlier.length > 0 ? attempt.key : nextKey,
      progress: { phase: 'editing', refusal: reason, earlier },
    }
  },

  lost: (attempt, { lookUntil }) => {
    const { progress } = attempt
    return progress.phase === 'sending'
      ? {
          ...attempt,
          progress: { ...progress, phase: 'unconfirmed', lookUntil, unreachable: false },
        }
      : attempt
  },

  ordered: (attempt, { key, sent, orderIds, method }) => {
    // A late response counts in any phase, but not for the next attempt.
    if (attempt.key !== key || isOrdered(attempt.progress)) return attempt
    const ordered = { sent, orderIds, method, followedUp: false }
    return {
      ...attempt,
      progress:
        method === 'gcash'
          ? { phase: 'paying', ...ordered, payUrl: null }
          : { phase: 'placed', ...ordered },
    }
  },

  looked: (attempt, { reached }) => {
    const { progress } = attempt
    if (progress.phase !== 'unconfirmed' || progress.unreachable === !reached) return attempt
    return { ...attempt, progress: { ...progress, unreachable: !reached } }
  },

  absent: (attempt, { now }) => {
    const { progress } = attempt
    if (progress.phase !== 'unconfirmed' || now < progress.lookUntil) return attempt
    return {
      ...attempt,
      progress: { phase: 'absent', refusal: null, earlier: [...progress.earlier, progress.sent] },
    }
  },

  payPageKnown: (attempt, { url }) =>
    attempt.progress.phase === 'paying'
      ? { ...attempt, progress: { ...attempt.progress, payUrl: url } }
      : attempt,

  paid: (attempt) => {
    if (attempt.progress.phase !== 'paying') return attempt
    const { payUrl: _, ...ordered } = attempt.progress
    return { ...attempt, progress: { ...ordered, phase: 'placed' } }
  },

  ended: (attempt, { ending }) => {
    if (attempt.progress.phase !== 'paying') return attempt
    const { payUrl: _, ...ordered } = attempt.progress
    return { ...attempt, progress: { ...ordered, phase: 'unpaid', ending, returned: false } }
  },

  followedUp: (attempt) =>
    isOrdered(attempt.progress)
      ? { ...attempt, progress: { ...attempt.progress, followedUp: true } }
      : attempt,

  returned: (attempt) =>
    attempt.progress.phase === 'unpaid'
      ? { ...attempt, progress: { ...attempt.progress, returned: true } }
      : attempt,

  again: (attempt, { key }) => {
    const { phase } = attempt.progress
    if (phase !== 'placed' && phase !== 'unpaid') return attempt
    // The list's date was moved with the first order.
    return {
      ...attempt,
      key,
      occurrence: null,
      progress: { phase: 'editing', refusal: null, earlier: [] },
    }
  },
}

/** Unchanged if the event does not apply to the phase. */
export function reduce<T extends Event['type']>(
  attempt: Attempt,
  event: Extract<Event, { type: T }>,
): Attempt {
  return steps[event.type](attempt, event)
}

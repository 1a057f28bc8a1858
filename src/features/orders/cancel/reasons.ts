import { sentenceCase } from '#lib/sentenceCase.ts'

/** The user then enters a text. */
export const OTHERS = 'Others'

/** Exactly as they are sent. `reasonText` returns their labels. */
export const cancelReasons = [
  'MODIFY EXISTING ORDER',
  'PAYMENT DIFFICULTY',
  'CHANGE STORE',
  'CHANGE OF MIND',
  'UNRESPONSIVE SELLER',
  'DUPLICATE ORDER',
  'DELIVERY CONCERN',
  OTHERS,
] as const

export type CancelReason = (typeof cancelReasons)[number]

/** The label of a listed reason, or the user's text. */
export const reasonText = (reason: string): string =>
  (cancelReasons as readonly string[]).includes(reason) ? sentenceCase(reason) : reason

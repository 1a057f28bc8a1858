import { sentenceCase } from '#lib/sentenceCase.ts'

/** The reason for which the user enters a text. */
export const OTHERS = 'Others'

/** Reasons for cancelling, exactly as they are sent. `reasonText` returns their labels. */
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

/** A reason as shown: the label of a listed one, or the text that the user entered. */
export const reasonText = (reason: string): string =>
  (cancelReasons as readonly string[]).includes(reason) ? sentenceCase(reason) : reason

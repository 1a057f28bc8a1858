import { sentenceCase } from '#lib/sentenceCase.ts'

/** The reason that is followed by the user's own words. */
export const OTHERS = 'Others'

/** Reasons for cancelling, exactly as they are sent; `reasonText` has their words. */
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

/** A reason as it is read: one of the list in words, the user's own as it was typed. */
export const reasonText = (reason: string): string =>
  (cancelReasons as readonly string[]).includes(reason) ? sentenceCase(reason) : reason

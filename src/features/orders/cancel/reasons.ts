/** The reason that is followed by the user's own words. */
export const OTHERS = 'Others'

/** Reasons for cancelling, exactly as they are sent. */
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

/** Turns 'CHANGE OF MIND' into 'Change of mind', 'LOST_AT_SEA' into 'Lost at sea'. */
export const sentenceCase = (constant: string): string =>
  constant.charAt(0) + constant.slice(1).toLowerCase().replaceAll('_', ' ')

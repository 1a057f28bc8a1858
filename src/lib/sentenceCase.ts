/** 'CHANGE OF MIND' → 'Change of mind', 'LOST_AT_SEA' → 'Lost at sea'. */
export const sentenceCase = (constant: string): string =>
  constant.charAt(0) + constant.slice(1).toLowerCase().replaceAll('_', ' ')

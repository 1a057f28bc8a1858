/** Digits of a short number, from the id's end: ids often begin the same. */
const LENGTH = 6
const HEX_ID = /^[\da-f]{24}$/i

/** Returns 'ED57EB' for '65f0a1c2d3e4b5a697ed57eb'. */
export function orderNumber(id: string): string {
  const end = id.slice(-LENGTH)
  return (/^0+$/.test(end) ? id.slice(0, LENGTH) : end).toUpperCase()
}

/** The specification gives ids no form. */
export const isOrderId = (text: string): boolean => /^[\w-]{1,64}$/.test(text)

/** The id as it is sent: the text may have been typed. */
export const orderId = (text: string): string => (HEX_ID.test(text) ? text.toLowerCase() : text)

export const isOrderNumber = (text: string): boolean => /^[\da-f]{6}$/i.test(text)

/** Digits of an order's short number, from the end of its id: ids often begin the same. */
const LENGTH = 6
/** An id of 24 hexadecimal digits, whose letters may be in either case. */
const HEX_ID = /^[\da-f]{24}$/i

/** The short number by which an order is called: 'ED57EB' for '65f0a1c2d3e4b5a697ed57eb'. */
export function orderNumber(id: string): string {
  const end = id.slice(-LENGTH)
  return (/^0+$/.test(end) ? id.slice(0, LENGTH) : end).toUpperCase()
}

/** Whether a text may be an order's id: the specification gives ids no form. */
export const isOrderId = (text: string): boolean => /^[\w-]{1,64}$/.test(text)

/** An id as it is sent, from a text in which it was copied or typed. */
export const orderId = (text: string): string => (HEX_ID.test(text) ? text.toLowerCase() : text)

export const isOrderNumber = (text: string): boolean => /^[\da-f]{6}$/i.test(text)

/** Digits of an order's short number, from the end of its id: ids often begin the same. */
const LENGTH = 6

/** The short number by which an order is called: 'ED57EB' for '65f0a1c2d3e4b5a697ed57eb'. */
export const orderNumber = (id: string): string => id.slice(-LENGTH).toUpperCase()

export const isOrderId = (text: string): boolean => /^[\da-f]{24}$/i.test(text)

export const isOrderNumber = (text: string): boolean => /^[\da-f]{6}$/i.test(text)

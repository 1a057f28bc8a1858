/** Digits of a Philippine mobile number. */
const PHONE_LENGTH = 11

/** Normalizes typed or pasted input: '+63 917 123 4567' → '09171234567'; at most 11 digits. */
export const normalizePhone = (text: string): string => text.replace(/\D/g, '').replace(/^63/, '0').slice(0, PHONE_LENGTH)

/**
 * A new random key of 128 bits, in characters that an Idempotency-Key may have. Pages that are not
 * served securely lack `crypto.randomUUID`.
 */
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** The value of a call's Idempotency-Key header, whose name the transport writes in lower case; null without one. */
export const keyOf = (header: object): string | null => (header as { 'idempotency-key'?: string })['idempotency-key'] ?? null

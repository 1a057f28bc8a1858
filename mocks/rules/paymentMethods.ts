/** Names of the online payment methods, as people know them. */
export const methodNames: Record<string, string> = {
  gcash: 'GCash',
  paymaya: 'Maya',
  dob: 'online banking',
  card: 'card',
}

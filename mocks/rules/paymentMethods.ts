export const methodNames: Record<string, string> = {
  gcash: 'GCash',
  paymaya: 'Maya',
  dob: 'online banking',
  card: 'card',
}

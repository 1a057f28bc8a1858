export type ContactKind = 'call' | 'message' | 'email'

export interface ContactMethod {
  kind: ContactKind
  label: string
  /** Heading and link text, as an imperative. */
  action: string
  /** What scanning the QR code does. */
  scan: string
  value: string
  /** `tel:`, `sms:` or `mailto:`. */
  href: string
}

/** Returns '+639170000000' for any notation of a Philippine number. */
export function internationalPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return phone.trim().startsWith('+') ? `+${digits}` : `+63${digits.replace(/^(63|0)/, '')}`
}

/** Returns '0917 000 0000' for a mobile number; others unchanged. */
export function readablePhone(phone: string): string {
  const national = internationalPhone(phone).replace(/^\+63/, '0')
  return /^09\d{9}$/.test(national)
    ? `${national.slice(0, 4)} ${national.slice(4, 7)} ${national.slice(7)}`
    : phone
}

export function contactMethods({
  phone,
  email,
}: {
  phone: string
  email: string
}): ContactMethod[] {
  const number = internationalPhone(phone)
  const value = readablePhone(phone)
  return [
    {
      kind: 'call',
      label: 'Call',
      action: 'Call us',
      scan: 'Scan with your phone to call us',
      value,
      href: `tel:${number}`,
    },
    {
      kind: 'message',
      label: 'Message',
      action: 'Send us a text message',
      scan: 'Scan with your phone to send us a text message',
      value,
      href: `sms:${number}`,
    },
    {
      kind: 'email',
      label: 'Email',
      action: 'Email us',
      scan: 'Scan with your phone to email us',
      value: email,
      href: `mailto:${email}`,
    },
  ]
}

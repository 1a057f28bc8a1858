export interface LegalNames {
  brand: string
  email: string
  phone: string
}

export interface LegalSection {
  /** Fragment of its address; unique over both documents. */
  id: string
  title: string
  /** A string is a paragraph, a list of strings a bulleted list. */
  body: readonly (string | readonly string[])[]
}

export interface LegalDocument {
  title: string
  description: string
  summary: string
  sections: readonly LegalSection[]
}

/** Both documents hold from this day, ISO 8601. */
export const EFFECTIVE_DATE = '2025-07-21'

export const EFFECTIVE_DATE_SHOWN = '07/21/2025'

export const LAST_UPDATE = 'Last update: July 2025'

type LegalTab = 'privacy' | 'terms'

export const tabOf = (pathname: string): LegalTab =>
  /\/privacy-policy\/?$/.test(pathname) ? 'privacy' : 'terms'

/** Names and contacts in the texts. */
export interface LegalNames {
  /** The platform's name. */
  brand: string
  /** Support e-mail address. */
  email: string
  /** Support phone number, as displayed. */
  phone: string
}

export interface LegalSection {
  /** Fragment of the section's address; unique over both documents. */
  id: string
  title: string
  /** A string is a paragraph, a list of strings a bulleted list. */
  body: readonly (string | readonly string[])[]
}

export interface LegalDocument {
  title: string
  /** One sentence for search engines. */
  description: string
  /** What the reader should know before the first section. */
  summary: string
  sections: readonly LegalSection[]
}

/** Day from which both documents hold, ISO 8601. */
export const EFFECTIVE_DATE = '2025-07-21'

/** The same day as the documents show it: month, day, year. */
export const EFFECTIVE_DATE_SHOWN = '07/21/2025'

/** The line at the end of both documents. */
export const LAST_UPDATE = 'Last update: July 2025'

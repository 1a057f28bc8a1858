import { describe, expect, test } from 'vitest'
import {
  EFFECTIVE_DATE,
  EFFECTIVE_DATE_SHOWN,
  LAST_UPDATE,
  type LegalDocument,
  tabOf,
} from '#features/legal/document.ts'
import { privacyPolicy } from '#features/legal/privacy.ts'
import { termsAndConditions } from '#features/legal/terms.ts'

const names = { brand: 'Suki', email: 'help@suki.example', phone: '0917 000 0000' }
const terms = termsAndConditions(names)
const privacy = privacyPolicy(names)

const textOf = ({ sections }: LegalDocument, id?: string) =>
  sections
    .filter((section) => id === undefined || section.id === id)
    .flatMap(({ body }) => body.flat())
    .join('\n')

describe('the legal texts', () => {
  test('each address opens its own tab, any other address opens the terms, LEGAL-02', () => {
    expect(
      ['/privacy-policy', '/privacy-policy/', '/terms-conditions', '/demo/privacy-policy', '/'].map(
        tabOf,
      ),
    ).toEqual(['privacy', 'privacy', 'terms', 'privacy', 'terms'])
  })

  test('the dates, LEGAL-04 LEGAL-05', () => {
    expect(LAST_UPDATE).toContain('July 2025')
    expect([EFFECTIVE_DATE, EFFECTIVE_DATE_SHOWN]).toEqual(['2025-07-21', '07/21/2025'])
  })

  test.each([
    ['LEGAL-06', 'parties', /Customers,[^]*Store owners,[^]*is an intermediary/],
    ['LEGAL-07', 'payment', /Philippine pesos[^]*two payment providers/],
    ['LEGAL-08', 'payment', /payment gateway is still under development/],
    ['LEGAL-09', 'fees', /Platform fees are non-refundable/],
    [
      'LEGAL-10',
      'returns',
      /For most products a return must be requested within 24–48 hours of delivery/,
    ],
    [
      'LEGAL-11',
      'liability',
      /limited to the platform fees that you paid to us in the 12 months before/,
    ],
    [
      'LEGAL-12',
      'disputes',
      /mediation[^]*binding arbitration in the Philippines, under Philippine law/,
    ],
  ])('%s: the terms say it under "%s"', (_row, id, wording) => {
    expect(textOf(terms, id)).toMatch(wording)
  })

  test.each([
    ['LEGAL-13', 'access-correction', /about 10 business days[^]*written notice[^]*within 30 days/],
    ['LEGAL-14', 'consent', /withdraw your consent[^]*about 10 business days/],
    ['LEGAL-16', 'children', /do not knowingly collect data from children under 13/],
  ])('%s: the policy says it under "%s"', (_row, id, wording) => {
    expect(textOf(privacy, id)).toMatch(wording)
  })

  test('the policy covers collection, consent, access and correction, protection, location and third parties, LEGAL-15', () => {
    const covered = [
      'data-collected',
      'consent',
      'access-correction',
      'protection',
      'location',
      'third-parties',
    ]
    expect(privacy.sections.map(({ id }) => id)).toEqual(expect.arrayContaining(covered))
  })

  test('every section has a unique address, a title and a text', () => {
    const sections = [...terms.sections, ...privacy.sections]
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
    expect(
      sections.filter(
        ({ id, title, body }) =>
          !/^[a-z-]+$/.test(id) || !title || body.length === 0 || body.flat().includes(''),
      ),
    ).toEqual([])
  })

  test('both name the platform and its support, and contain no placeholders', () => {
    for (const text of [textOf(terms), textOf(privacy)]) {
      expect(text).toContain(names.brand)
      expect(text).toContain(names.email)
      expect(text).toContain(names.phone)
      expect(text).not.toMatch(/undefined|\[|\{|lorem/i)
    }
  })
})

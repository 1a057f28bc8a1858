import { describe, expect, test } from 'vitest'
import { storeFor } from '#domain/appStore.ts'
import { internationalPhone, readablePhone } from '#domain/contactMethods.ts'
import {
  ANSWER_LIMIT,
  bugMail,
  bugReport,
  mailLink,
  reportedOrder,
  reportedPage,
} from '#features/bugReport/bugReportText.ts'
import { hasReturned } from '#features/download/arrival.ts'
import {
  EFFECTIVE_DATE,
  EFFECTIVE_DATE_SHOWN,
  LAST_UPDATE,
  type LegalDocument,
} from '#features/legal/document.ts'
import { tabOf } from '#features/legal/document.ts'
import { privacyPolicy } from '#features/legal/privacy.ts'
import { termsAndConditions } from '#features/legal/terms.ts'

describe('bug report, SHELL-15', () => {
  const place = {
    page: 'https://suki.example/cart',
    browser: 'Firefox 140',
    width: 360,
    height: 740,
    version: '1a2b3c4d5 2026-11-23',
  }
  const report = {
    happened: 'The total stayed & nothing moved\nagain',
    expected: '₱120 less',
    screenshot: '',
  }
  const mailOf = (answers: Partial<typeof report> = {}, order?: string) =>
    bugMail('Suki', { ...report, ...answers }, { ...place, order })

  test('says what happened, what was expected, and where', () => {
    expect(mailOf()).toEqual({
      subject: 'Suki bug report: The total stayed & nothing moved again',
      body: 'What happened:\nThe total stayed & nothing moved\nagain\n\nWhat was expected:\n₱120 less\n\nPage: https://suki.example/cart\nBrowser: Firefox 140\nWindow: 360 × 740\nVersion: 1a2b3c4d5 2026-11-23',
    })
  })

  test('names the order that the page is about by the number on its card, and the screenshot', () => {
    const id = '65f0a1c2d3e4b5a697ed57eb'
    for (const [path, order] of [
      [`/orders/${id}`, 'ED57EB'],
      [`/orders?transaction_id=${id}`, 'ED57EB'],
      [`/cart/checkout?id=${id}`, 'ED57EB'],
      [`/products/${id}`, undefined],
      ['/orders', undefined],
      ['/orders?transaction_id=a+b', undefined],
    ] as const)
      expect(reportedOrder(`https://suki.example${path}`), path).toBe(order)
    expect(mailOf({}, 'ED57EB').body).toContain('Order: #ED57EB\nPage: ')
    expect(mailOf({ screenshot: 'cart.png' }).body).toContain(
      'Screenshot: cart.png (please attach it to this email)',
    )
  })

  test.each([
    ['a'.repeat(200), `${'a'.repeat(59)}…`],
    [`${'a'.repeat(58)}🥭🥭🥭`, `${'a'.repeat(58)}🥭…`],
  ])('shortens a long subject, by whole characters: %s', (happened, shown) =>
    expect(mailOf({ happened }).subject).toBe(`Suki bug report: ${shown}`),
  )

  test('the link encodes any text, with line breaks for mail programs', () => {
    const [address, query] = mailLink('help@suki.example', mailOf()).split('?') as [string, string]
    expect(address).toBe('mailto:help@suki.example')
    expect(
      Object.fromEntries(query.split('&').map((part) => part.split('=').map(decodeURIComponent))),
    ).toEqual({ ...mailOf(), body: mailOf().body.replaceAll('\n', '\r\n') })
    const half = mailOf({ expected: 'half \ud83e' })
    expect(mailLink('help@suki.example', half)).toContain('half%20%EF%BF%BD')
  })

  test('the address of the page has no token, e-mail or fragment', () => {
    for (const [search, reported] of [
      ['/reset-password?email=liza%40example.com&token=s3cret#x', '/reset-password'],
      ['/home?categories=fruits&token=s3cret', '/home?categories=fruits'],
    ])
      expect(reportedPage(`https://suki.example${search}`)).toBe(`https://suki.example${reported}`)
  })

  test('both answers are required and limited to the length of a mail link', () => {
    const problems = (answers: Partial<typeof report>) =>
      bugReport.safeParse({ ...report, ...answers }).error?.issues.map(({ message }) => message)
    expect(problems({ happened: ' ', expected: '' })).toEqual([
      'Tell us what happened',
      'Tell us what you expected',
    ])
    expect(problems({ happened: 'a'.repeat(ANSWER_LIMIT + 1) })).toEqual([
      `Please use at most ${ANSWER_LIMIT} characters`,
    ])
    expect(problems({})).toBeUndefined()
  })
})

test.each([
  ['09171234567', '+639171234567'],
  ['+63 917 123 4567', '+639171234567'],
  ['63-917-123-4567', '+639171234567'],
  ['(02) 8123 4567', '+63281234567'],
  ['+1 415 555 0100', '+14155550100'],
])('the phone number %s is linked as %s', (phone, international) =>
  expect(internationalPhone(phone)).toBe(international),
)

test('a mobile number is shown in groups, any other number unchanged', () => {
  expect(['09171234567', '+639171234567', '(02) 8123 4567'].map(readablePhone)).toEqual([
    '0917 123 4567',
    '0917 123 4567',
    '(02) 8123 4567',
  ])
})

const links = {
  appStoreUrl: 'https://apps.apple.com/ph/',
  playStoreUrl: 'https://play.google.com/store',
}
const appStore = { name: 'App Store', url: links.appStoreUrl }
const playStore = { name: 'Play Store', url: links.playStoreUrl }

test.each([
  ['iPhone; CPU iPhone OS 18_5 like Mac OS X', 'Version/18.5 Mobile/15E148 Safari/604.1', appStore],
  // An iPad.
  ['Macintosh; Intel Mac OS X 10_15_7', 'Version/18.5 Safari/605.1.15', appStore],
  ['Linux; Android 10; K', 'Chrome/138.0.0.0 Mobile Safari/537.36', playStore],
  ['Windows NT 10.0; Win64; x64', 'Chrome/138.0.0.0 Safari/537.36', playStore],
])('a device (%s) %s gets its store, DOWNLOAD-01 DOWNLOAD-02', (system, browser, store) =>
  expect(
    storeFor({ userAgent: `Mozilla/5.0 (${system}) AppleWebKit/605.1.15 ${browser}` }, links),
  ).toEqual(store),
)

test.each([
  ['POP', 'default', 'back_forward', true],
  ['POP', 'abc', 'navigate', true],
  ['POP', 'default', 'navigate', false],
  ['PUSH', 'abc', 'back_forward', false],
] as const)(
  'who returns from the store is not redirected again: %s to %s, loaded by %s: %s',
  (action, key, loadedBy, returned) =>
    expect(hasReturned({ action, key, loadedBy })).toBe(returned),
)

describe('the legal texts', () => {
  const names = { brand: 'Suki', email: 'help@suki.example', phone: '0917 000 0000' }
  const [terms, privacy] = [termsAndConditions(names), privacyPolicy(names)]
  const textOf = ({ sections }: LegalDocument, id?: string) =>
    sections
      .filter((section) => id === undefined || section.id === id)
      .flatMap(({ body }) => body.flat())
      .join('\n')

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
    ['LEGAL-13', 'access-correction', /about 10 business days[^]*written notice[^]*within 30 days/],
    ['LEGAL-14', 'consent', /withdraw your consent[^]*about 10 business days/],
    ['LEGAL-16', 'children', /do not knowingly collect data from children under 13/],
  ])('%s: they say it under "%s"', (_row, id, wording) =>
    expect(textOf(terms, id) || textOf(privacy, id)).toMatch(wording),
  )

  test('the policy covers what it must, LEGAL-15', () => {
    const ids = privacy.sections.map(({ id }) => id)
    for (const covered of [
      'data-collected',
      'consent',
      'access-correction',
      'protection',
      'location',
      'third-parties',
    ])
      expect(ids).toContain(covered)
  })

  test('every section has an address of its own, a title and a text', () => {
    const sections = [...terms.sections, ...privacy.sections]
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
    for (const { id, title, body } of sections) {
      expect(id).toMatch(/^[a-z-]+$/)
      expect([title, ...body.flat()], id).not.toContain('')
      expect(body, id).not.toEqual([])
    }
  })

  test('both name the platform and its support, and contain no placeholders', () => {
    for (const text of [terms, privacy].map((document) => textOf(document))) {
      for (const name of Object.values(names)) expect(text).toContain(name)
      expect(text).not.toMatch(/undefined|\[|\{|lorem/i)
    }
  })
})

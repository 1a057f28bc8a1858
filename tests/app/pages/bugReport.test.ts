import { describe, expect, test } from 'vitest'
import {
  ANSWER_LIMIT,
  bugMail,
  bugReport,
  mailLink,
  reportedOrder,
  reportedPage,
} from '#features/bugReport/bugReportText.ts'

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

describe('bug report, SHELL-15', () => {
  test('says what happened, what was expected, and where', () => {
    const { subject, body } = bugMail('Suki', report, place)
    expect(subject).toBe('Suki bug report: The total stayed & nothing moved again')
    expect(body).toBe(
      'What happened:\nThe total stayed & nothing moved\nagain\n\nWhat was expected:\n₱120 less\n\nPage: https://suki.example/cart\nBrowser: Firefox 140\nWindow: 360 × 740\nVersion: 1a2b3c4d5 2026-11-23',
    )
  })

  test('names the order that the page is about by the number on its card', () => {
    const id = '65f0a1c2d3e4b5a697ed57eb'
    const orderOf = (path: string) => reportedOrder(`https://suki.example${path}`)
    for (const path of [`/orders/${id}`, `/orders?transaction_id=${id}`, `/cart/checkout?id=${id}`])
      expect(orderOf(path)).toBe('ED57EB')
    for (const path of [`/products/${id}`, '/orders', '/orders?transaction_id=a+b'])
      expect(orderOf(path)).toBeUndefined()
    expect(bugMail('Suki', report, { ...place, order: 'ED57EB' }).body).toContain(
      'Order: #ED57EB\nPage: ',
    )
  })

  test('names the screenshot to attach', () => {
    expect(bugMail('Suki', { ...report, screenshot: 'cart.png' }, place).body).toContain(
      'Screenshot: cart.png (please attach it to this email)',
    )
  })

  test('shortens a long subject', () => {
    expect(bugMail('Suki', { ...report, happened: 'a'.repeat(200) }, place).subject).toBe(
      `Suki bug report: ${'a'.repeat(59)}…`,
    )
  })

  test('an emoji at the end of a shortened subject is not cut, and a text that holds half of one makes a link', () => {
    const mail = bugMail(
      'Suki',
      { ...report, happened: `${'a'.repeat(58)}🥭🥭🥭`, expected: 'half \ud83e' },
      place,
    )
    expect(mail.subject).toBe(`Suki bug report: ${'a'.repeat(58)}🥭…`)
    expect(mailLink('help@suki.example', mail)).toContain('half%20%EF%BF%BD')
  })

  test('the link encodes any text, with line breaks for mail programs', () => {
    const link = mailLink('help@suki.example', bugMail('Suki', report, place))
    const [address, query] = link.split('?') as [string, string]
    const decoded = Object.fromEntries(
      query.split('&').map((part) => part.split('=').map(decodeURIComponent)),
    )
    expect(address).toBe('mailto:help@suki.example')
    expect(decoded).toEqual({
      subject: 'Suki bug report: The total stayed & nothing moved again',
      body: bugMail('Suki', report, place).body.replaceAll('\n', '\r\n'),
    })
  })

  test('the address of the page has no token, e-mail or fragment', () => {
    expect(
      reportedPage('https://suki.example/reset-password?email=liza%40example.com&token=s3cret#x'),
    ).toBe('https://suki.example/reset-password')
    expect(reportedPage('https://suki.example/home?categories=fruits&token=s3cret')).toBe(
      'https://suki.example/home?categories=fruits',
    )
  })

  test('both answers are required and limited to the length of a mail link', () => {
    const problems = (input: unknown) =>
      bugReport.safeParse(input).error?.issues.map(({ message }) => message)
    expect(problems({ happened: ' ', expected: '', screenshot: '' })).toEqual([
      'Tell us what happened',
      'Tell us what you expected',
    ])
    expect(problems({ ...report, happened: 'a'.repeat(ANSWER_LIMIT + 1) })).toEqual([
      `Please use at most ${ANSWER_LIMIT} characters`,
    ])
    expect(problems(report)).toBeUndefined()
  })
})

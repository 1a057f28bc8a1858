import { isOrderId, orderNumber } from '#domain/orderNumber.ts'
import { isBlank, shorten } from '#lib/visibleText.ts'
import { wellFormed } from '#lib/wellFormed.ts'
import { z } from '#lib/zod.ts'

/** Longest answer, characters: mail programs refuse very long links. */
export const ANSWER_LIMIT = 600

const answer = (missing: string) =>
  z.string().check(
    z.trim(),
    z.refine((text) => !isBlank(text), { error: missing, abort: true }),
    z.maxLength(ANSWER_LIMIT, `Please use at most ${ANSWER_LIMIT} characters`),
  )

/** Longest part of the report in the mail's subject, characters. */
const SUBJECT_LIMIT = 59

export const bugReport = z.object({
  happened: answer('Tell us what happened'),
  expected: answer('Tell us what you expected'),
  /** File name of the picture that the user will attach, or empty. */
  screenshot: z.string(),
})

export type BugReport = z.infer<typeof bugReport>

export const emptyReport: BugReport = { happened: '', expected: '', screenshot: '' }

export interface BugContext {
  page: string
  order?: string | undefined
  browser: string
  /** Inner size of the window, CSS px. */
  width: number
  height: number
  version: string
}

/** These are safe to report; all others may be personal, such as a reset token. */
const REPORTABLE = new Set(['categories', 'status', 'sim', 'sort', 'page', 'step'])

/** Leaves out what may be secret: unknown query parameters, fragment and credentials. */
export function reportedPage(href: string): string {
  const { origin, pathname, searchParams } = new URL(href)
  const reportable = [...searchParams].filter(([name]) => REPORTABLE.has(name))
  return `${origin}${pathname}${reportable.length > 0 ? `?${new URLSearchParams(reportable)}` : ''}`
}

/** The short number of the order that the address names. */
export function reportedOrder(href: string): string | undefined {
  const { pathname, searchParams } = new URL(href)
  const id =
    /\/orders\/(\w+)$/.exec(pathname)?.[1] ??
    searchParams.get('transaction_id') ??
    searchParams.get('id')
  return id && isOrderId(id) ? orderNumber(id) : undefined
}

function subject(brand: string, happened: string): string {
  const line = happened.trim().replace(/\s+/g, ' ')
  return `${brand} bug report: ${shorten(line, SUBJECT_LIMIT)}`
}

export function bugMail(
  brand: string,
  { happened, expected, screenshot }: BugReport,
  context: BugContext,
): { subject: string; body: string } {
  const parts = [
    `What happened:\n${happened.trim()}`,
    `What was expected:\n${expected.trim()}`,
    screenshot && `Screenshot: ${screenshot} (please attach it to this email)`,
    `${context.order ? `Order: #${context.order}\n` : ''}Page: ${context.page}\nBrowser: ${context.browser}\nWindow: ${context.width} × ${context.height}\nVersion: ${context.version}`,
  ]
  return { subject: subject(brand, happened), body: parts.filter(Boolean).join('\n\n') }
}

const encoded = (text: string) => encodeURIComponent(wellFormed(text))

/** A link that opens the mail program with everything filled in (RFC 6068). */
export const mailLink = (to: string, mail: { subject: string; body: string }): string =>
  `mailto:${to}?subject=${encoded(mail.subject)}&body=${encoded(mail.body.replace(/\n/g, '\r\n'))}`

import type { BrowserContext, Page } from '@playwright/test'

/** Collects console errors, foreign requests and broken contracts. */
export interface PageMonitor {
  allow(...patterns: RegExp[]): void
  defects(): Promise<string[]>
}

/** The simulator's latest notice: a broken contract, a reset, a refused directive. */
const noticeOf = (page: Page) =>
  page
    .evaluate(
      () =>
        document.querySelector('suki-simulator')?.shadowRoot?.querySelector('.bubble p')
          ?.textContent ?? null,
    )
    .catch(() => null)

/** `origins` are the only ones that pages may call. */
export function monitorPages(context: BrowserContext, origins: readonly string[]): PageMonitor {
  const allowed: RegExp[] = []
  const seen: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error')
      seen.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) =>
    seen.push(`error: ${error.error().stack ?? error.error().message}`),
  )
  context.on('request', (request) => {
    const url = new URL(request.url())
    const own =
      ['data:', 'blob:', 'chrome:'].includes(url.protocol) ||
      origins.includes(url.origin.replace('ws:', 'http:'))
    if (!own) seen.push(`foreign request: ${request.method()} ${request.url()}`)
  })
  return {
    allow: (...patterns) => void allowed.push(...patterns),
    async defects() {
      const notices = await Promise.all(context.pages().map(noticeOf))
      const shown = notices.filter((notice) => notice !== null).map((notice) => `notice: ${notice}`)
      return [...seen, ...shown].filter((text) => !allowed.some((pattern) => pattern.test(text)))
    },
  }
}

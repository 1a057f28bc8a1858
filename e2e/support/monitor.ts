import type { BrowserContext, Page } from '@playwright/test'

/**
 * Collects defects that a test does not look for: console errors, foreign requests, broken
 * contracts.
 */
export interface PageMonitor {
  /** Console lines that match are expected. */
  allow(...patterns: RegExp[]): void
  /** Descriptions of all defects so far. */
  defects(): Promise<string[]>
}

/**
 * The latest notice of the simulator's panel: a broken contract, a reset, a directive that was
 * refused.
 */
const noticeOf = (page: Page) =>
  page
    .evaluate(
      () =>
        document.querySelector('suki-simulator')?.shadowRoot?.querySelector('.bubble p')
          ?.textContent ?? null,
    )
    .catch(() => null)

/** Monitors all pages of a browser context. `origins` are the only ones that they may call. */
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

import type { BrowserContext } from '@playwright/test'

export function collectErrors(
  context: BrowserContext,
  errors: string[],
  isExpected: (error: string) => boolean,
): void {
  context.on('console', (message) => {
    const isToldBelow = message.text().startsWith('Failed to load resource')
    const isNone = isToldBelow || isExpected(message.text())
    if (message.type() === 'error' && !isNone)
      errors.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('response', (response) => {
    const answer = `${response.request().method()} ${response.url()} was answered by ${response.status()}`
    if (response.status() >= 400 && !isExpected(answer)) errors.push(answer)
  })
  context.on('weberror', (error) => errors.push(`uncaught: ${error.error().stack}`))
}

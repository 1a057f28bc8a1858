import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { operations, type OperationTable } from '#openapi/generated/operations.ts'
import type { openApp } from './app.tsx'

/** A call of the contract. */
export type Operation = keyof OperationTable

/** Number of microtasks that a press may take before its call is sent; far more than any needs. */
const STEPS = 500

/**
 * Presses a button twice while the page is busy: both presses wait in the browser's queue, and
 * input comes before timers, so that only microtasks run between them. What the first press has
 * removed is not pressed again.
 */
async function pressTwice(button: HTMLElement): Promise<void> {
  button.click()
  // oxlint-disable-next-line no-await-in-loop
  for (let step = 0; step < STEPS; step += 1) await Promise.resolve()
  if (button.isConnected) button.click()
}

/** The calls of an operation that the app has made so far. */
const callsOf = ({ asked }: ReturnType<typeof openApp>, operation: Operation) => {
  const { method, path } = operations[operation]
  const pattern = new RegExp(`/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  return asked.filter(
    (request) =>
      request.method === method.toUpperCase() && pattern.test(new URL(request.url).pathname),
  )
}

/**
 * Presses a button twice on a busy page. @returns how often that has sent a call of the operation
 */
export async function timesSent(
  app: ReturnType<typeof openApp>,
  button: HTMLElement,
  operation: Operation,
): Promise<number> {
  await waitFor(() => expect(button).toBeEnabled())
  const before = callsOf(app, operation).length
  await pressTwice(button)
  await waitFor(() =>
    expect(callsOf(app, operation).length, `calls of ${operation}`).toBeGreaterThan(before),
  )
  await waitFor(() => expect(app.queryClient.isMutating()).toBe(0))
  return callsOf(app, operation).length - before
}

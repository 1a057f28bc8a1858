import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { operations, type OperationTable } from '../../openapi/generated/operations.ts'
import type { openApp } from './app.tsx'

/** A call of the contract. */
export type Operation = keyof OperationTable

/**
 * Presses a button twice while the page is busy: both presses wait in the browser's queue, so that only the microtasks of the first one, and no timer,
 * run before the second. What the first press has removed is not pressed again.
 */
async function pressTwice(button: HTMLElement): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  const pressed = Promise.withResolvers<void>()
  let presses = 0
  port1.addEventListener('message', () => {
    if (button.isConnected) button.click()
    presses += 1
    if (presses === 2) pressed.resolve()
  })
  port1.start()
  port2.postMessage(null)
  port2.postMessage(null)
  await pressed.promise
  port1.close()
}

/** The calls of an operation that the app has made so far. */
const callsOf = ({ asked }: ReturnType<typeof openApp>, operation: Operation) => {
  const { method, path } = operations[operation]
  const pattern = new RegExp(`/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  return asked.filter((request) => request.method === method.toUpperCase() && pattern.test(new URL(request.url).pathname))
}

/** Presses a button twice on a busy page, and expects one call of the operation, and no other write but entries of the activity log. */
export async function expectSentOnce(app: ReturnType<typeof openApp>, button: HTMLElement, operation: Operation): Promise<void> {
  await waitFor(() => expect(button).toBeEnabled())
  const before = callsOf(app, operation).length
  await pressTwice(button)
  await waitFor(() => expect(callsOf(app, operation).length, `calls of ${operation}`).toBeGreaterThan(before))
  await waitFor(() => expect(app.queryClient.isMutating()).toBe(0))
  expect(callsOf(app, operation), `calls of ${operation}`).toHaveLength(before + 1)
}

import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { operations, type OperationTable } from '#openapi/generated/operations.ts'
import type { openApp } from './app.tsx'
import { pressTwice } from './busyPress.ts'

/** A call of the contract. */
export type Operation = keyof OperationTable

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

import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useCurrentRequest } from '#lib/useCurrentRequest.ts'

test('only the latest request is current, and none after the part has left the screen', () => {
  const { result, unmount } = renderHook(() => useCurrentRequest())
  const first = result.current()
  expect(first()).toBe(true)
  const second = result.current()
  expect([first(), second()]).toEqual([false, true])
  unmount()
  expect(second()).toBe(false)
})

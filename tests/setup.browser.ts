import { cleanup, configure } from '@testing-library/react'
import { beforeEach, onTestFinished, vi } from 'vitest'

configure({
  // Long, for slow machines, as `expect.poll` in vitest.config.ts.
  asyncUtilTimeout: 40_000,
  // Without the HTML of the page, which is long, and would be printed at each try of a wait.
  getElementError: (message) =>
    Object.assign(new Error(message ?? undefined), { name: 'TestingLibraryElementError' }),
})

// Registered first, so it runs last: a page that a test has opened closes itself before.
beforeEach(() =>
  onTestFinished(() => {
    cleanup()
    vi.useRealTimers()
  }),
)

import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/**
 * Waits for the toast with these texts. It is moved when its dialog closes, so the first element
 * found may be removed.
 */
export const expectToast = (...texts: string[]) =>
  waitFor(() => {
    for (const text of texts) expect(screen.getByText(text)).toBeVisible()
  })

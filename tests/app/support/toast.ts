import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** Waits for the toast with these texts, which moves when its dialog closes. */
export const expectToast = (...texts: string[]) =>
  waitFor(() => {
    for (const text of texts) expect(screen.getByText(text)).toBeVisible()
  })

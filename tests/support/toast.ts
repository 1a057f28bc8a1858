import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/**
 * Waits for the toast with this text. It is moved when its dialog closes, so the first element
 * found may be removed.
 */
export const expectToast = (text: string) =>
  waitFor(() => expect(screen.getByText(text)).toBeVisible())

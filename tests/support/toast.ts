import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** The toast with this text is shown. It moves out of a dialog that closes, so the element found first may be gone. */
export const expectToast = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible())

import { cdp } from 'vitest/browser'

/**
 * Has the browser prefer reduced motion, or not. Component tests run with reduced motion
 * (vitest.config.ts), to which a test that needs the other has to return: the page goes on with
 * the next file.
 */
export const setMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  })

import { useRef } from 'react'

/** A password as it is stored: keyboards compose letters such as 'ñ' differently (NIST 800-63B). */
export const composedPassword = (typed: string): string => typed.normalize('NFKC')

/**
 * In which form a password is sent: composed, as the app sets it. The press after a refusal sends
 * the text as it was typed, since it may have been set so before; one attempt for each press, so
 * that nobody is locked out sooner.
 */
export function usePasswordForm() {
  const refused = useRef<string>(undefined)
  return {
    formOf: (typed: string) => (typed === refused.current ? typed : composedPassword(typed)),
    refuse: (typed: string) => {
      refused.current = typed === refused.current ? undefined : typed
    },
  }
}

import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { authMutations } from '#api/auth.ts'
import { ApiError } from '#api/http/error.ts'
import { type CodeType, isUsedUp, recordSent, secondsLeft } from './sentCodes.ts'

const isTooSoon = (error: unknown) => error instanceof ApiError && error.status === 429

/**
 * Sends a code and resolves to 'sent', or sends nothing: 'recent' when the last code is less than a
 * minute old, also by the server's refusal, and is to be entered; 'used-up' when it was entered
 * already.
 * @throws ApiError when the code could not be sent
 */
export function useSendCode(
  otpType: CodeType,
): (email: string) => Promise<'sent' | 'recent' | 'used-up'> {
  const { mutateAsync } = useMutation(authMutations.requestOtp())
  return async (email) => {
    if (secondsLeft(otpType, email) > 0) return isUsedUp(otpType, email) ? 'used-up' : 'recent'
    const answer = await mutateAsync({ email, otpType }).then(
      () => 'sent' as const,
      (error: unknown) => {
        if (isTooSoon(error)) return 'recent' as const
        throw error
      },
    )
    recordSent(otpType, email)
    return answer
  }
}

/** Seconds until Resend is enabled. Call `restart` after a code was sent. */
export function useCooldown(type: CodeType, email: string) {
  const [remaining, setRemaining] = useState(() => secondsLeft(type, email))
  const restart = () => setRemaining(secondsLeft(type, email))
  const waiting = remaining > 0
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => setRemaining(secondsLeft(type, email)), 1000)
    return () => clearInterval(timer)
  }, [waiting, type, email])
  return { remaining, restart }
}

import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { authMutations } from '#api/auth.ts'
import { ApiError } from '#api/http/error.ts'
import { type CodeType, isUsedUp, noteSent, secondsLeft } from './sentCodes.ts'

const isTooSoon = (error: unknown) => error instanceof ApiError && error.status === 429

/**
 * Sends one-time codes of a purpose. The returned function resolves to 'recent' when the last code is less than a minute old, as
 * this tab knows or, when another tab or device has requested it, as the server's refusal says. The user then enters that code. It resolves to
 * 'used-up' when that code was entered already.
 * @throws ApiError when the code could not be sent
 */
export function useSendCode(otpType: CodeType): (email: string) => Promise<'sent' | 'recent' | 'used-up'> {
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
    noteSent(otpType, email)
    return answer
  }
}

/** Seconds until Resend is enabled, counted down; `recount` starts over after a code was sent. */
export function useCooldown(type: CodeType, email: string): { left: number; recount: () => void } {
  const [left, setLeft] = useState(() => secondsLeft(type, email))
  const recount = () => setLeft(secondsLeft(type, email))
  const waiting = left > 0
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => setLeft(secondsLeft(type, email)), 1000)
    return () => clearInterval(timer)
  }, [waiting, type, email])
  return { left, recount }
}

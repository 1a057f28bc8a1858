import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { authMutations } from '../../api/auth.ts'
import { type CodeType, noteSent, secondsLeft } from './sentCodes.ts'

/**
 * Sends one-time codes of a purpose. The returned function sends one unless the last is less than a minute old, which
 * the server would refuse; it answers whether it did.
 * @throws ApiError when the code could not be sent
 */
export function useSendCode(otpType: CodeType): (email: string) => Promise<boolean> {
  const { mutateAsync } = useMutation(authMutations.requestOtp())
  return async (email) => {
    if (secondsLeft(otpType, email) > 0) return false
    await mutateAsync({ email, otpType })
    noteSent(otpType, email)
    return true
  }
}

/** Seconds until Resend may be pressed, counted down; `recount` looks anew after a code was sent. */
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

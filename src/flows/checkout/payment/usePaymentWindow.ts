import { useEffect, useEffectEvent, useState } from 'react'
import { hasPaymentWindow } from './paymentWindow.ts'

/** Interval of checks, ms, since there is no event for a closed window. */
const GLANCE_MS = 500

/** Whether the payment window is open; `onClosed` is called once it has been closed. */
export function usePaymentWindow(onClosed: () => void): boolean {
  const [isOpen, setOpen] = useState(hasPaymentWindow)
  const tell = useEffectEvent(onClosed)
  useEffect(() => {
    const timer = setInterval(() => setOpen(hasPaymentWindow()), GLANCE_MS)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (!isOpen) tell()
  }, [isOpen])
  return isOpen
}

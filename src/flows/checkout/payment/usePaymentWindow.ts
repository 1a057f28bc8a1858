import { useEffect, useEffectEvent, useState } from 'react'
import { hasPaymentWindow } from './paymentWindow.ts'

/** How often it is looked at: the browser tells nobody when a window is closed. */
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

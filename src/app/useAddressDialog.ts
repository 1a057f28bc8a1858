import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { changeParams } from '#lib/queryString.ts'
import { useChangeParams } from '#lib/useChangeParams.ts'

/**
 * State of a dialog that is open while the parameter `name` of the address has this value, so that
 * a link can open it and Back closes it. `close` goes back if the dialog was opened from the screen
 * below it; otherwise it removes the parameter from the current entry.
 */
export function useAddressDialog(name: string, value: string) {
  const { key, pathname, search } = useLocation()
  const navigate = useNavigate()
  const arrival = useNavigationType()
  const changeAddress = useChangeParams()
  const open = new URLSearchParams(search).get(name) === value
  const screen = pathname + changeParams(search, { [name]: null })
  const screenBefore = useRef<string | null>(null)
  /**
   * Key of the history entry whose dialog is being closed, so that a second click does not go back
   * again.
   */
  const closing = useRef<string | null>(null)
  useEffect(() => {
    if (!open) screenBefore.current = screen
  }, [open, screen])

  const close = () => {
    if (closing.current === key) return
    closing.current = key
    if (arrival === 'PUSH' && screenBefore.current === screen) void navigate(-1)
    else changeAddress({ [name]: null }, { replace: true })
  }
  return { open, show: () => changeAddress({ [name]: value }), close }
}

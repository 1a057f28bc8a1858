import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { changeParams } from '#lib/queryString.ts'
import { useChangeParams } from '#lib/useChangeParams.ts'

/**
 * A dialog that is open while the address has this value, so that a link opens it and Back closes
 * it. `close` goes back to the screen below if it was opened there; otherwise it removes the
 * parameter.
 */
export function useAddressDialog(name: string, value: string) {
  const { key, pathname, search } = useLocation()
  const navigate = useNavigate()
  const arrival = useNavigationType()
  const changeAddress = useChangeParams()
  const open = new URLSearchParams(search).get(name) === value
  const screen = pathname + changeParams(search, { [name]: null })
  const screenBefore = useRef<string | null>(null)
  /** The entry whose dialog is being closed: a second click does not go back again. */
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

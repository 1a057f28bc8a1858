import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { changeParams } from '../lib/queryString.ts'
import { useChangeParams } from './useChangeParams.ts'

/**
 * A dialog that is open while the parameter `name` of the address has this value, so that a link can open it and Back closes it.
 * Closing it by hand goes back as well where it was opened from the screen below it; else the parameter is taken away in place.
 */
export function useAddressDialog(name: string, value: string) {
  const { key, pathname, search } = useLocation()
  const navigate = useNavigate()
  const arrival = useNavigationType()
  const changeAddress = useChangeParams()
  const open = new URLSearchParams(search).get(name) === value
  const screen = pathname + changeParams(search, { [name]: null })
  const screenBefore = useRef<string | null>(null)
  /** Key of the place whose dialog is being closed: a second press must not go back once more. */
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

import { useEffect, useState } from 'react'

/** `unsupported` where this browser can't show notifications. */
export type Permission = NotificationPermission | 'unsupported'

const read = (): Permission =>
  'Notification' in globalThis && 'serviceWorker' in navigator
    ? Notification.permission
    : 'unsupported'

/** Also when it changes in the site's settings. */
export function usePermission() {
  const [permission, setPermission] = useState(read)
  useEffect(() => {
    const controller = new AbortController()
    navigator.permissions
      ?.query({ name: 'notifications' })
      .then((status) =>
        status.addEventListener('change', () => setPermission(read()), {
          signal: controller.signal,
        }),
      )
      .catch(console.warn)
    return () => controller.abort()
  }, [])
  /** On a press only: browsers block sites that ask unprompted. */
  const request = async (): Promise<Permission> => {
    await Notification.requestPermission()
    setPermission(read())
    return read()
  }
  return { permission, request }
}

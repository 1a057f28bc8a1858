import { useRef, useState } from 'react'
import type { Uploading } from './files.ts'

/** One upload as the screen shows it. */
export interface Upload {
  phase: 'sending' | 'sent' | 'failed' | 'cancelled'
  /** The fraction that has been sent, 0 to 1. */
  fraction: number
}

export const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Tracks uploads by keys; `cancel` aborts one. */
export function useUploads() {
  const [uploads, setUploads] = useState<Readonly<Record<string, Upload>>>({})
  const controllers = useRef(new Map<string, AbortController>())
  const show = (key: string, upload: Upload) => setUploads((all) => ({ ...all, [key]: upload }))

  /** Runs an upload; it rejects as `run` does, with an AbortError when it was cancelled. */
  const send = async <T>(key: string, run: (how: Uploading) => Promise<T>): Promise<T> => {
    const controller = new AbortController()
    controllers.current.set(key, controller)
    show(key, { phase: 'sending', fraction: 0 })
    try {
      const answer = await run({ signal: controller.signal, onProgress: (fraction) => show(key, { phase: 'sending', fraction }) })
      show(key, { phase: 'sent', fraction: 1 })
      return answer
    } catch (error) {
      show(key, { phase: isAborted(error) ? 'cancelled' : 'failed', fraction: 0 })
      throw error
    }
  }
  /** Removes an upload, when its file was replaced. */
  const forget = (key: string) => setUploads(({ [key]: _gone, ...rest }) => rest)
  return { uploads, send, forget, cancel: (key: string) => controllers.current.get(key)?.abort() }
}

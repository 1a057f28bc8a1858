import { useRef, useState } from 'react'
import { asFailure } from '#lib/failure.ts'
import { abortOf } from '#lib/waiting.ts'
import type { Uploading } from './files.ts'

/** A server that needs longer after it got everything, ms, is said to be still at work. */
const USUAL_MS = 10_000

export interface Upload {
  phase: 'sending' | 'sent' | 'failed' | 'cancelled'
  /** The part sent so far, 0 to 1. */
  fraction: number
  /** All has been sent, and not answered for a while. */
  slow?: boolean
  problem?: string
}

export const isAborted = (error: unknown) =>
  error instanceof DOMException && error.name === 'AbortError'

/** Tracks uploads by keys; `cancel` aborts one. */
export function useUploads() {
  const [uploads, setUploads] = useState<Readonly<Record<string, Upload>>>({})
  const controllers = useRef(new Map<string, AbortController>())
  const show = (key: string, upload: Upload) => setUploads((all) => ({ ...all, [key]: upload }))

  /** Rejects as `run` does, with an AbortError when it was cancelled. */
  const send = async <T>(key: string, run: (how: Uploading) => Promise<T>): Promise<T> => {
    const controller = new AbortController()
    controllers.current.set(key, controller)
    const { signal } = controller
    let timer: ReturnType<typeof setTimeout> | undefined
    const onProgress = (fraction: number) => {
      if (signal.aborted) return
      show(key, { phase: 'sending', fraction })
      clearTimeout(timer)
      if (fraction >= 1)
        timer = setTimeout(() => show(key, { phase: 'sending', fraction, slow: true }), USUAL_MS)
    }
    show(key, { phase: 'sending', fraction: 0 })
    try {
      // Cancelling takes effect at once, without the network.
      const answer = await Promise.race([run({ signal, onProgress }), abortOf(signal)])
      show(key, { phase: 'sent', fraction: 1 })
      return answer
    } catch (error) {
      show(
        key,
        isAborted(error)
          ? { phase: 'cancelled', fraction: 0 }
          : { phase: 'failed', fraction: 0, problem: asFailure(error).message },
      )
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
  const forget = (key: string) => setUploads(({ [key]: _gone, ...rest }) => rest)
  return { uploads, send, forget, cancel: (key: string) => controllers.current.get(key)?.abort() }
}

import { useRef, useState } from 'react'
import { asFailure } from '#lib/failure.ts'
import { abortOf } from '#lib/waiting.ts'
import type { Uploading } from './files.ts'

/**
 * How long a server may take after it got everything, ms, before a notice says that it is still at
 * work.
 */
const USUAL_MS = 10_000

/** One upload as the screen shows it. */
export interface Upload {
  phase: 'sending' | 'sent' | 'failed' | 'cancelled'
  /** The fraction that has been sent, 0 to 1. */
  fraction: number
  /** Everything has been sent, and the server has not answered for a while. */
  slow?: boolean
  /** Why it failed, in plain words. */
  problem?: string
}

export const isAborted = (error: unknown) =>
  error instanceof DOMException && error.name === 'AbortError'

/** Tracks uploads by keys; `cancel` aborts one. */
export function useUploads() {
  const [uploads, setUploads] = useState<Readonly<Record<string, Upload>>>({})
  const controllers = useRef(new Map<string, AbortController>())
  const show = (key: string, upload: Upload) => setUploads((all) => ({ ...all, [key]: upload }))

  /** Runs an upload; it rejects as `run` does, with an AbortError when it was cancelled. */
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
      // Cancelling does not need the network, so it takes effect at once.
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
  /** Removes an upload, when its file was replaced. */
  const forget = (key: string) => setUploads(({ [key]: _gone, ...rest }) => rest)
  return { uploads, send, forget, cancel: (key: string) => controllers.current.get(key)?.abort() }
}

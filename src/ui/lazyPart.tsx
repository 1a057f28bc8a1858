import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react'
import { fetchCode, loadCode } from '../lib/release.ts'
import { MissingCode } from './MissingCode.tsx'
import { showError } from './toast.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

type LazyPart<Props> = ComponentType<Props> & {
  /** Loads the code before the first render, which tries again where that fails. Undefined when it is loaded. */
  preload: () => Promise<void> | undefined
}

interface Options<Props> {
  /** Shown while the code loads. */
  loading?: ReactNode
  /** Wraps the error message, for a part that is the whole screen; the page may then reload to load the code. */
  frame?: (message: ReactNode) => ReactNode
  /** For a part such as a dialog, in whose place no message can be shown: called to close it, after an error toast. */
  onMissing?: (props: Props) => void
  /** As for `loadCode`. */
  kept?: boolean
}

/**
 * A component whose code is loaded on its first render. When the code can't be loaded, only this part shows an error with Retry,
 * and it retries when the network is back. When a new release has replaced the code, the page reloads itself (`fetchCode`).
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  { loading = null, frame, onMissing, kept }: Options<Props> = {},
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | undefined
  const fetchPart = async () => {
    Loaded = await fetchCode(load, kept)
  }
  const preload = async () => {
    const code = await loadCode(load, kept).catch(() => undefined)
    Loaded ??= code
  }

  function LazyPart(props: Props) {
    const [state, setState] = useState<'loading' | 'missing' | 'loaded'>(Loaded ? 'loaded' : 'loading')
    useEffect(() => {
      if (state !== 'loading') return
      let wanted = true
      const settle = (next: 'missing' | 'loaded') => {
        // Rendered in short slices: the code may be of a whole screen.
        if (wanted) startTransition(() => setState(next))
      }
      fetchPart().then(
        () => settle('loaded'),
        () => settle('missing'),
      )
      return () => {
        wanted = false
      }
    }, [state])
    const closes = state === 'missing' && onMissing !== undefined
    useEffect(() => {
      if (!closes) return
      showError('This could not be opened', 'Check your connection and try again.')
      onMissing?.(props)
      // Called once, with the props at that time.
      // oxlint-disable-next-line react/exhaustive-deps
    }, [closes])

    if (Loaded) return <Loaded {...props} />
    if (state !== 'missing') return loading
    if (onMissing) return null
    const message = <MissingCode isScreen={frame !== undefined} load={fetchPart} onLoaded={() => setState('loaded')} />
    return frame ? frame(message) : message
  }
  return Object.assign(LazyPart, { preload: () => (Loaded ? undefined : preload()) })
}

import { onlineManager } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { MissingCode } from './MissingCode.tsx'
import { showError } from './toast.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

interface Options<Props> {
  /** Shown while the code is on its way. */
  loading?: ReactNode
  /** Around the message that the code can't be loaded, for a part that is the whole screen: it may then load the page anew. */
  frame?: (message: ReactNode) => ReactNode
  /** Called where nothing can be shown in the part's place, as for a dialog: closes it. The user is told by a toast. */
  onMissing?: (props: Props) => void
}

/**
 * Fetches code, by an `import()`. Without a network it rejects at once: browsers remember an import that failed and
 * refuse it until the page is loaded anew.
 */
export const fetchCode = <Code,>(load: () => Promise<Code>): Promise<Code> =>
  onlineManager.isOnline() ? load() : Promise.reject(new Error('There is no network to load the code from'))

/**
 * A component whose code is loaded when it is first drawn. Code that can't be loaded takes nothing else off the screen: its
 * place says so, loads it when the network is back, and offers Retry.
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  { loading = null, frame, onMissing }: Options<Props> = {},
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined
  const fetchPart = async () => {
    Loaded = await fetchCode(load)
  }

  return function LazyPart(props: Props) {
    const [state, setState] = useState<'loading' | 'missing' | 'loaded'>(Loaded ? 'loaded' : 'loading')
    useEffect(() => {
      if (state !== 'loading') return
      let wanted = true
      const settle = (next: 'missing' | 'loaded') => wanted && setState(next)
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
      // The props of the moment: the part is closed once.
      // oxlint-disable-next-line react/exhaustive-deps
    }, [closes])

    if (Loaded) return <Loaded {...props} />
    if (state !== 'missing') return loading
    if (onMissing) return null
    const message = <MissingCode whole={frame !== undefined} load={fetchPart} onLoaded={() => setState('loaded')} />
    return frame ? frame(message) : message
  }
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ErrorState } from './ErrorState.tsx'
import { reloadWhenReachable } from './reload.ts'
import { useOnline } from './useOnline.ts'

interface Props {
  /** The part is the whole screen: nothing that was typed is lost when the page is loaded anew. */
  whole: boolean
  /** Tries again to load the code. */
  load: () => Promise<void>
  onLoaded: () => void
}

/** In the place of a part whose code could not be loaded. Back online it loads by itself. */
export function MissingCode({ whole, load, onLoaded }: Props) {
  const online = useOnline()
  const onlineBefore = useRef(online)
  const [trying, setTrying] = useState(false)

  const retry = async (mayReload: boolean) => {
    setTrying(true)
    // The browser may refuse to import again what has failed once: then only the page itself, loaded anew, can have it.
    await load().then(onLoaded, () => (mayReload ? reloadWhenReachable() : undefined))
    setTrying(false)
  }
  const recover = useEffectEvent(() => void retry(whole))
  useEffect(() => {
    if (online && !onlineBefore.current) recover()
    onlineBefore.current = online
  }, [online])

  const message = online
    ? 'This could not be loaded. Check your connection and try again.'
    : 'You are offline. This will load when you are connected again.'
  return <ErrorState offline={!online} message={message} retrying={trying} onRetry={() => void retry(true)} />
}

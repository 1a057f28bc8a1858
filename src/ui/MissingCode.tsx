import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { reloadWhenReachable } from '../lib/release.ts'
import { ErrorState } from './ErrorState.tsx'
import { useOnline } from './useOnline.ts'

interface Props {
  /** The part is the whole screen, so a reload of the page loses no input. */
  isScreen: boolean
  /** Tries again to load the code. */
  load: () => Promise<void>
  onLoaded: () => void
}

/** Replaces a part whose code could not be loaded. It retries by itself when the network is back. */
export function MissingCode({ isScreen, load, onLoaded }: Props) {
  const online = useOnline()
  const onlineBefore = useRef(online)
  const [trying, setTrying] = useState(false)

  const retry = async (mayReload: boolean) => {
    setTrying(true)
    // A browser may cache a failed import; then only a reload of the page can load the code.
    await load().then(onLoaded, () => (mayReload ? reloadWhenReachable() : undefined))
    setTrying(false)
  }
  const recover = useEffectEvent(() => void retry(isScreen))
  useEffect(() => {
    if (online && !onlineBefore.current) recover()
    onlineBefore.current = online
  }, [online])

  const message = online
    ? 'This could not be loaded. Check your connection and try again.'
    : 'You are offline. This will load when you are connected again.'
  return <ErrorState offline={!online} message={message} retrying={trying} onRetry={() => void retry(true)} />
}

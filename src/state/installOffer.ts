import { signal } from '@preact/signals-react'
import { useEffect, useState } from 'react'
import { parseTrue, storedSignal } from '#lib/storage.ts'
import { useValue } from '#lib/useValue.ts'

/** An event of Chromium's browsers, to install the app. */
interface InstallOffer extends Event {
  /** It can be called once. */
  prompt: () => Promise<unknown>
}

const offer = signal<InstallOffer | null>(null)
const offered = storedSignal<true>({
  name: 'install-offered',
  parse: parseTrue,
})

function keep(event: Event): void {
  // The browser would show it by itself, in the middle of something.
  event.preventDefault()
  offer.value = event as InstallOffer
}

/** Keeps the offer for a better moment. @returns stops it */
export function catchInstallOffer(): () => void {
  addEventListener('beforeinstallprompt', keep)
  return () => removeEventListener('beforeinstallprompt', keep)
}

/** The caught offer, once on this device; null without one. */
export function useInstallOffer(wanted: boolean): { install: () => void; drop: () => void } | null {
  const caught = useValue(offer)
  const [before] = useState(offered.read)
  const shown = wanted && !before ? caught : null
  useEffect(() => {
    if (shown) offered.write(true)
  }, [shown])
  const drop = () => {
    offer.value = null
  }
  return (
    shown && {
      install: () => {
        drop()
        void shown.prompt().catch(() => undefined)
      },
      drop,
    }
  )
}

import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import { storedSignal } from '#lib/storage.ts'

/** The browser's offer to install the app; Chromium's browsers on phones and desktops have it. */
interface InstallOffer extends Event {
  /** Asks the user. It can be called once. */
  prompt: () => Promise<unknown>
}

const offer = signal<InstallOffer | null>(null)
const offered = storedSignal<true>({
  name: 'install-offered',
  version: 1,
  area: 'local',
  parse: (value) => (value === true ? value : undefined),
})

function keep(event: Event): void {
  // The browser would show it by itself, in the middle of something.
  event.preventDefault()
  offer.value = event as InstallOffer
}

/** Keeps the browser's offer, to be shown at a better moment. Returns a function that stops it. */
export function catchInstallOffer(): () => void {
  addEventListener('beforeinstallprompt', keep)
  return () => removeEventListener('beforeinstallprompt', keep)
}

/**
 * The caught offer while `wanted`, once on this device; null without one, and where the browser has
 * none, such as one inside another app.
 */
export function useInstallOffer(wanted: boolean): { install: () => void; drop: () => void } | null {
  useSignals()
  const [before] = useState(offered.read)
  const shown = wanted && !before ? offer.value : null
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

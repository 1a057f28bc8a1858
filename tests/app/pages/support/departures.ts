import { onTestFinished } from 'vitest'

/** Keeps the page from leaving until the test's end. Returns how and where it would have gone. */
export function holdDepartures(): string[] {
  const departures: string[] = []
  const stay = (event: NavigateEvent) => {
    event.preventDefault()
    departures.push(`${event.navigationType} ${event.destination.url}`)
  }
  navigation.addEventListener('navigate', stay)
  onTestFinished(() => navigation.removeEventListener('navigate', stay))
  return departures
}

import { Icon } from '../../../ui/Icon.tsx'
import type { ContactKind } from './contactWays.ts'

/** Drawn on the grid of the other icons. */
const ENVELOPE = 'M5 5.5h14a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM4.5 7.5 12 13l7.5-5.5'

/** The sign of a way to reach support. */
export function ContactIcon({ kind }: { kind: ContactKind }) {
  if (kind !== 'email') return <Icon name={kind === 'call' ? 'phone' : 'chat'} size={22} />
  return (
    <svg
      aria-hidden
      width={22}
      height={22}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={ENVELOPE} />
    </svg>
  )
}

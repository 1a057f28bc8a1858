import type { ReactNode } from 'react'
import { Dialog } from './Dialog.tsx'
import { LazyPart, NotLoaded } from './LazyPart.tsx'

/** Its code is loaded at the first opening, or a dialog says that it can't be. */
export function LazyDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const failure = (
    <Dialog open size="s" title="This could not be opened" onClose={onClose}>
      <NotLoaded />
    </Dialog>
  )
  return <LazyPart failure={failure}>{children}</LazyPart>
}

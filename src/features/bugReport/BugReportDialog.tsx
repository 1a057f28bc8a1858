import { lazy, useState } from 'react'
import { Dialog } from '#ui/Dialog.tsx'
import { Stack } from '#ui/Layout.tsx'
import { LazyPart } from '#ui/LazyPart.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { BugReport } from './bugReportText.ts'

function Waiting() {
  return (
    <Stack gap={4} role="status">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <Skeleton width="8rem" />
      <Skeleton shape="block" height="6rem" />
      <Skeleton width="10rem" />
      <Skeleton shape="block" height="6rem" />
      <Skeleton shape="block" height="2.75rem" />
    </Stack>
  )
}

const BugReportSteps = lazy(async () => ({
  default: (await import('./BugReportSteps.tsx')).BugReportSteps,
}))

/** It stays mounted while closed, so the input is kept. Its form is loaded at the first opening. */
export function BugReportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [draft, setDraft] = useState<BugReport>()
  return (
    <Dialog open={open} onClose={onClose} title="Report a Bug">
      <LazyPart loading={<Waiting />}>
        <BugReportSteps draft={draft} onDraft={setDraft} onClose={onClose} />
      </LazyPart>
    </Dialog>
  )
}

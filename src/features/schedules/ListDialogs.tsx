import { lazy } from 'react'
import { LazyDialog } from '#ui/LazyDialog.tsx'
import { RemoveLine } from './detail/RemoveLine.tsx'
import { SkipNext } from './detail/SkipNext.tsx'
import type { EditKind } from './edit/useEditSchedule.ts'
import type { Schedule, ShopLines } from './lines.ts'
import type { Skip } from './skip.ts'

const AddProducts = lazy(async () => ({
  default: (await import('./products/AddProducts.tsx')).AddProducts,
}))
const EditSchedule = lazy(async () => ({
  default: (await import('./edit/EditSchedule.tsx')).EditSchedule,
}))

/** `due` is the date to be skipped, ISO 8601. */
export type ListAction =
  | { kind: 'add' }
  | { kind: 'remove'; line: ShopLines['products'][number] }
  | { kind: 'skip'; due: string }
  | { kind: 'edit'; what: EditKind }

export interface ChosenListAction {
  action: ListAction
  /** As it was when the action was chosen. */
  list: Schedule
}

interface Props {
  chosen: ChosenListAction
  onSkipped: (skip: Skip) => void
  onClose: () => void
}

/** They belong to the page, since the list moves between sheet and column. */
export function ListDialogs({ chosen: { action, list }, onSkipped, onClose }: Props) {
  switch (action.kind) {
    case 'add':
      return (
        <LazyDialog onClose={onClose}>
          <AddProducts list={list} onClose={onClose} />
        </LazyDialog>
      )
    case 'remove':
      return <RemoveLine listId={list._id} line={action.line} onClose={onClose} />
    case 'skip':
      return <SkipNext list={list} due={action.due} onSkipped={onSkipped} onClose={onClose} />
    case 'edit':
      return (
        <LazyDialog onClose={onClose}>
          <EditSchedule kind={action.what} list={list} onClose={onClose} />
        </LazyDialog>
      )
  }
}

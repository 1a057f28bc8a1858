import { lazyPart } from '../../ui/lazyPart.tsx'
import { RemoveLine } from './detail/RemoveLine.tsx'
import { SkipNext } from './detail/SkipNext.tsx'
import { type EditKind, isEditKind } from './edit/editKinds.ts'
import type { Schedule, ShopLines } from './lines.ts'
import { isRecord } from '../../lib/isRecord.ts'

const EditSchedule = lazyPart(async () => (await import('./edit/EditSchedule.tsx')).EditSchedule, {
  onMissing: ({ onClose }) => onClose(),
})

/** Something to be done with a list, in a dialog. `due` is the date to be skipped, ISO 8601. */
export type ListAction =
  | { kind: 'remove'; line: ShopLines['products'][number] }
  | { kind: 'skip'; due: string }
  | { kind: 'edit'; what: EditKind }

export interface ChosenListAction {
  action: ListAction
  /** The list as it was when the action was chosen. */
  list: Schedule
}

/** Whether a value that was kept over a reload is a chosen action; of another kind than editing none is opened again. */
export const isChosen = (value: unknown): boolean =>
  isRecord(value) && isRecord(value.list) && typeof value.list._id === 'string' && isRecord(value.action) && isEditKind(value.action.what)

/**
 * The dialogs of a list. They belong to the page, since the list moves between sheet and column when the window gets wider or narrower.
 */
export function ListDialogs({ chosen: { action, list }, onClose }: { chosen: ChosenListAction; onClose: () => void }) {
  switch (action.kind) {
    case 'remove':
      return <RemoveLine listId={list._id} line={action.line} onClose={onClose} />
    case 'skip':
      return <SkipNext list={list} due={action.due} onClose={onClose} />
    case 'edit':
      return <EditSchedule kind={action.what} list={list} onClose={onClose} />
  }
}

import { ActionMenu } from '../../../ui/ActionMenu.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import type { EditKind } from '../edit/useEditSchedule.ts'
import type { Schedule } from '../lines.ts'
import styles from './Detail.module.css'
import { useActive } from './useActive.ts'

interface Props {
  list: Schedule
  onEdit: (kind: EditKind) => void
}

/** The menu of changes to a list. */
export function EditMenu({ list, onEdit }: Props) {
  const setActive = useActive(list._id)
  return (
    <ActionMenu
      icon="pencil"
      label={`Edit ${list.name}`}
      actions={[
        { icon: 'pencil', label: 'Rename List', onChoose: () => onEdit('name') },
        { icon: 'clock', label: 'Reschedule List', onChoose: () => onEdit('timing') },
        { icon: 'truck', label: 'Shipping Options', onChoose: () => onEdit('shipping') },
        { icon: 'star', label: 'Change color scheme', onChoose: () => onEdit('theme') },
      ]}
    >
      <div className={styles.switch}>
        <Switch checked={list.is_active} onChange={setActive}>
          {list.is_active ? 'Disable Schedule' : 'Enable Schedule'}
        </Switch>
      </div>
    </ActionMenu>
  )
}

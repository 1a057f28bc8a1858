import BgColorsOutlined from '@ant-design/icons/BgColorsOutlined'
import ClockCircleOutlined from '@ant-design/icons/ClockCircleOutlined'
import EditOutlined from '@ant-design/icons/EditOutlined'
import PauseCircleOutlined from '@ant-design/icons/PauseCircleOutlined'
import PlayCircleOutlined from '@ant-design/icons/PlayCircleOutlined'
import TruckOutlined from '@ant-design/icons/TruckOutlined'
import { ActionMenu } from '#ui/ActionMenu.tsx'
import type { EditKind } from '../edit/useEditSchedule.ts'
import { Icon } from '#ui/Icon.tsx'
import type { Schedule } from '../lines.ts'
import { useActive } from './useActive.ts'

interface Props {
  list: Schedule
  onEdit: (kind: EditKind) => void
}

const edits = [
  { key: 'name', icon: <Icon icon={EditOutlined} />, label: 'Rename List' },
  { key: 'timing', icon: <Icon icon={ClockCircleOutlined} />, label: 'Reschedule List' },
  { key: 'shipping', icon: <Icon icon={TruckOutlined} />, label: 'Shipping Options' },
  { key: 'theme', icon: <Icon icon={BgColorsOutlined} />, label: 'Change color scheme' },
] as const

/** The menu of changes to a list. */
export function EditMenu({ list, onEdit }: Props) {
  const setActive = useActive(list._id)
  const toggle = list.is_active
    ? { icon: <Icon icon={PauseCircleOutlined} />, label: 'Disable Schedule' }
    : { icon: <Icon icon={PlayCircleOutlined} />, label: 'Enable Schedule' }
  return (
    <ActionMenu
      icon={EditOutlined}
      label={`Edit ${list.name}`}
      items={[
        { ...toggle, key: 'active', onClick: () => setActive(!list.is_active) },
        { type: 'divider' },
        ...edits.map((edit) => ({ ...edit, onClick: () => onEdit(edit.key) })),
      ]}
    />
  )
}

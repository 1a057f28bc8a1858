import { BgColorsOutlined, ClockCircleOutlined, EditOutlined, TruckOutlined } from '@ant-design/icons'
import { Switch } from 'antd'
import { ActionMenu } from '../../../ui/ActionMenu.tsx'
import { AntdProvider } from '../../../ui/AntdProvider.tsx'
import type { EditKind } from '../edit/editKinds.ts'
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
      icon={EditOutlined}
      label={`Edit ${list.name}`}
      actions={[
        { icon: EditOutlined, label: 'Rename List', onChoose: () => onEdit('name') },
        { icon: ClockCircleOutlined, label: 'Reschedule List', onChoose: () => onEdit('timing') },
        { icon: TruckOutlined, label: 'Shipping Options', onChoose: () => onEdit('shipping') },
        { icon: BgColorsOutlined, label: 'Change color scheme', onChoose: () => onEdit('theme') },
      ]}
    >
      <label className={styles.switch}>
        <AntdProvider>
          <Switch checked={list.is_active} onChange={setActive} />
        </AntdProvider>
        {list.is_active ? 'Disable Schedule' : 'Enable Schedule'}
      </label>
    </ActionMenu>
  )
}

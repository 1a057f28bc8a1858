import { WarningOutlined } from '@ant-design/icons'
import { ActionMenu } from '../../ui/ActionMenu.tsx'

interface Props {
  /** The kind of target. */
  kind: 'product' | 'shop'
  /** The user wants to report it: open the ReportDialog, after a login where one is needed. */
  onReport: () => void
}

/** Opens the report dialog, from a menu, since it is rarely needed. */
export function ReportDialogMenu({ kind, onReport }: Props) {
  const actions = [{ icon: WarningOutlined, label: `Flag or report this ${kind}`, danger: true, onChoose: onReport }] as const
  return <ActionMenu label={`More about this ${kind}`} actions={actions} />
}

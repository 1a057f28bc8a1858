import EllipsisOutlined from '@ant-design/icons/EllipsisOutlined'
import WarningOutlined from '@ant-design/icons/WarningOutlined'
import { useId } from 'react'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { useDisclosure } from '#ui/useDisclosure.ts'
import styles from './ReportDialogMenu.module.css'

interface Props {
  /** The kind of target. */
  kind: 'product' | 'shop'
  /** The user wants to report it: open the ReportDialog, after a login where one is needed. */
  onReport: () => void
}

/**
 * A menu with the action that opens the report dialog. It is not antd's menu, since antd is not
 * part of a product's first screen.
 */
export function ReportDialogMenu({ kind, onReport }: Props) {
  const { open, setOpen, close, boxProps } = useDisclosure<HTMLDivElement>()
  const id = useId()
  const report = () => {
    // The focus returns first, so that the dialog, when it closes, restores it to a visible
    // element.
    close()
    onReport()
  }
  return (
    // The box is not interactive: it handles keys and focus of the buttons inside.
    <div {...boxProps} role="presentation" className={styles.box}>
      <IconButton
        icon={EllipsisOutlined}
        className={styles.trigger}
        label={`More about this ${kind}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      />
      <div id={id} className={styles.panel} hidden={!open}>
        <button type="button" className={styles.item} onClick={report}>
          <Icon icon={WarningOutlined} />
          Flag or report this {kind}
        </button>
      </div>
    </div>
  )
}

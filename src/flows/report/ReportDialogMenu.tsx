import EllipsisOutlined from '@ant-design/icons/EllipsisOutlined'
import ShareAltOutlined from '@ant-design/icons/ShareAltOutlined'
import WarningOutlined from '@ant-design/icons/WarningOutlined'
import { useId } from 'react'
import { copyText } from '#ui/copyText.ts'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { useDisclosure } from '#ui/useDisclosure.ts'
import styles from './ReportDialogMenu.module.css'

interface Props {
  /** The kind of target. */
  kind: 'product' | 'shop'
  name: string
  /** The user wants to report it: open the ReportDialog, after a login where one is needed. */
  onReport: () => void
}

/**
 * A menu: share the page, or open the report dialog. It is not antd's menu, since antd is not
 * part of a product's first screen.
 */
export function ReportDialogMenu({ kind, name, onReport }: Props) {
  const { open, setOpen, close, boxProps } = useDisclosure<HTMLDivElement>()
  const id = useId()
  const report = () => {
    // The focus returns first, so that the dialog, when it closes, restores it to a visible
    // element.
    close()
    onReport()
  }
  const share = () => {
    close()
    const { origin, pathname } = globalThis.location
    const url = origin + pathname
    // The browser's own list of apps; closing it is no failure.
    if (typeof navigator.share === 'function')
      navigator.share({ title: name, url }).catch(() => undefined)
    else void copyText(url, 'Link')
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
        <button type="button" className={styles.item} onClick={share}>
          <Icon icon={ShareAltOutlined} />
          Share this {kind}
        </button>
        <button type="button" className={styles.item} onClick={report}>
          <Icon icon={WarningOutlined} />
          Flag or report this {kind}
        </button>
      </div>
    </div>
  )
}

import { useId } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useDisclosure } from '../../ui/useDisclosure.ts'
import styles from './ReportDialogMenu.module.css'

interface Props {
  /** What would be reported. */
  kind: 'product' | 'shop'
  /** The buyer wants to report it: open the ReportDialog, after a login where one is needed. */
  onReport: () => void
}

/** The way to the report dialog: behind three dots, for it is seldom needed. */
export function ReportDialogMenu({ kind, onReport }: Props) {
  const { open, setOpen, close, boxProps } = useDisclosure<HTMLDivElement>()
  const id = useId()

  const report = () => {
    // The focus goes back first, so that a dialog that closes gives it to something that can be seen.
    close()
    onReport()
  }
  return (
    // The box itself does nothing: it hears the keys and focus of the buttons inside.
    <div {...boxProps} role="presentation" className={styles.box}>
      <IconButton
        icon="dots"
        className={styles.dots}
        label={`More about this ${kind}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      />
      <div id={id} className={styles.panel} hidden={!open}>
        <button type="button" className={styles.item} onClick={report}>
          <Icon name="alert" />
          {`Flag or report this ${kind}`}
        </button>
      </div>
    </div>
  )
}

import { Dialog } from '#ui/Dialog.tsx'
import { AboutLinks } from './AboutLinks.tsx'
import { CategoryTree } from './CategoryTree.tsx'
import styles from './CategoryMenu.module.css'

/** Replaces the sidebar on narrow screens. A chosen category replaces the menu's history entry. */
export function CategoryMenu({ open, close }: { open: boolean; close: () => void }) {
  return (
    <Dialog open={open} byAddress side="left" title="Categories" onClose={close}>
      <nav aria-label="Categories" className={styles.tree}>
        <CategoryTree replace />
      </nav>
      <AboutLinks label="Help" className={styles.about} replace />
    </Dialog>
  )
}

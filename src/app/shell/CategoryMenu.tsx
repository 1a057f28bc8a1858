import { Dialog } from '../../ui/Dialog.tsx'
import { AboutLinks } from './AboutLinks.tsx'
import styles from './CategoryMenu.module.css'
import { CategoryTree } from './CategoryTree.tsx'
import { useCategoryMenu } from './useCategoryMenu.ts'

/** The categories as a menu, on screens too narrow for the sidebar. A chosen category replaces the menu's history entry. */
export function CategoryMenu() {
  const { open, close } = useCategoryMenu()
  return (
    <Dialog open={open} side="left" title="Categories" onClose={close}>
      <nav aria-label="Categories" className={styles.tree}>
        <CategoryTree replace />
      </nav>
      <AboutLinks label="Help" className={styles.about} replace />
    </Dialog>
  )
}

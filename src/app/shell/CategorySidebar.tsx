import { classNames } from '#ui/classNames.ts'
import { AboutLinks } from './AboutLinks.tsx'
import { CategoryTree } from './CategoryTree.tsx'
import styles from './CategorySidebar.module.css'

/** Has the links of the footer, which can't be reached below an infinite list. */
export function CategorySidebar({ className }: { className?: string }) {
  return (
    <div className={classNames(styles.sidebar, className)}>
      <nav aria-labelledby="categories">
        {/* It is no heading: the screen's comes later. */}
        <p id="categories" className={styles.title}>
          Categories
        </p>
        <CategoryTree />
      </nav>
      <AboutLinks label="Help" className={styles.about} />
    </div>
  )
}

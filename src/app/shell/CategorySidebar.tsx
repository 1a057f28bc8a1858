import { useSearchParams } from 'react-router-dom'
import { categoryTree } from '../../lib/categories.ts'
import { classNames } from '../../ui/classNames.ts'
import { CategoryEntry } from './CategoryEntry.tsx'
import styles from './CategorySidebar.module.css'

/** The category tree beside the screen; each entry opens its products. */
export function CategorySidebar({ className }: { className?: string }) {
  const [params] = useSearchParams()
  const active = params.get('categories')
  return (
    <nav aria-labelledby="categories" className={classNames(styles.sidebar, className)}>
      <h2 id="categories" className={styles.title}>
        Categories
      </h2>
      <ul>
        {categoryTree.map((category) => (
          <CategoryEntry key={category.slug} category={category} active={active} />
        ))}
      </ul>
    </nav>
  )
}

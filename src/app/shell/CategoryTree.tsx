import { useSearchParams } from 'react-router-dom'
import { categoryTree } from '#domain/categories.ts'
import { CategoryEntry } from './CategoryEntry.tsx'

/** All categories, three levels deep; each entry opens its products. `replace`: links replace the current history entry. */
export function CategoryTree({ replace }: { replace?: boolean }) {
  const [params] = useSearchParams()
  const active = params.get('categories')
  return (
    <ul>
      {categoryTree.map((category) => (
        <CategoryEntry key={category.slug} category={category} active={active} replace={replace} />
      ))}
    </ul>
  )
}

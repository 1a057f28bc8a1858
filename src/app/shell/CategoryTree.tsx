import DownOutlined from '@ant-design/icons/DownOutlined'
import { useId, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { categoryLabel } from '#domain/categories.ts'
import { paths } from '#domain/paths.ts'
import { type Category, categoryTree, contains } from '#openapi/categories.ts'
import { Icon } from '#ui/Icon.tsx'
import { Row } from '#ui/Layout.tsx'
import styles from './CategorySidebar.module.css'

interface Props {
  category: Category
  /** Slug of the current category. */
  active: string | null
  replace?: boolean
}

/** A link to the category's products and, with subcategories, a button that shows them. */
function CategoryEntry({ category, active, replace }: Props) {
  const { slug, children } = category
  const id = useId()
  const [toggled, setToggled] = useState<{ active: string | null; open: boolean } | null>(null)
  // The user's choice counts until the current category changes.
  const open =
    toggled?.active === active ? toggled.open : active !== null && contains(category, active)
  const label = categoryLabel(slug)
  return (
    <li>
      <Row>
        <Link
          to={paths.discover({ categories: slug })}
          replace={replace}
          className={styles.link}
          aria-current={slug === active ? 'page' : undefined}
        >
          {label}
        </Link>
        {children.length > 0 && (
          <button
            type="button"
            className={styles.toggle}
            aria-label={`${label}, subcategories`}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setToggled({ active, open: !open })}
          >
            <Icon icon={DownOutlined} size={12} turns />
          </button>
        )}
      </Row>
      {children.length > 0 && (
        <ul id={id} hidden={!open} className={styles.children}>
          {children.map((child) => (
            <CategoryEntry key={child.slug} category={child} active={active} replace={replace} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** The tree is three levels deep; `replace`: links replace the history entry. */
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

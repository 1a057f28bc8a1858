import { ProductGridSkeleton } from '#components/ProductGrid.tsx'
import page from '#ui/Page.module.css'
import { Skeleton } from '#ui/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

/** The skeleton while the code of the first screen loads: a heading and a grid, as on most screens. */
export function ScreenLoading() {
  return (
    <main id="main" className={page.page} aria-busy="true">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <div className={page.head}>
        <Skeleton width="14rem" height="2rem" />
      </div>
      <ProductGridSkeleton />
    </main>
  )
}

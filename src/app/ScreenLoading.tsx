import type { ReactNode } from 'react'
import { ProductGridSkeleton } from '#components/ProductGrid.tsx'
import page from '#ui/Page.module.css'
import { Skeleton } from '#ui/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

/**
 * The skeleton while the code of the first screen loads: a heading and a grid, as on most screens,
 * or the screen's own.
 */
export function ScreenLoading({ children }: { children?: ReactNode }) {
  return (
    <main id="main" className={page.page} aria-busy="true">
      <VisuallyHidden>Loading...</VisuallyHidden>
      {children ?? (
        <>
          <div className={page.head}>
            <Skeleton width="14rem" height="2rem" />
          </div>
          <ProductGridSkeleton />
        </>
      )}
    </main>
  )
}

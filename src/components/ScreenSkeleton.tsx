import { Skeleton } from '#ui/Skeleton.tsx'
import { ProductGridSkeleton } from './ProductGrid.tsx'
import styles from './ScreenSkeleton.module.css'

/** From this height on a box is a card with lines in it, rem. */
const CARD = 4

/**
 * Heights of the boxes, rem; 0 where the style sheet has it. In the first load, so there is no more
 * of them.
 */
const shapes = {
  home: [0, 3.6, 2.5, 3.25],
  products: [1.5],
  product: [0, 2.2, 0.8, 2.4, 2, 5.25, 8],
  shop: [0, 6, 1.9, 1.1, 1.1, 1.1, 1.6, 2.75],
  cart: [2.75, 17, 11, 15],
  checkout: [16, 11, 14, 15],
  result: [34],
  profile: [24, 20, 16],
  order: [30],
  orders: [2, 2.75, 2.75, 10, 10, 10, 10],
  orderList: [10, 10, 10, 10],
  schedules: [2.75, 2.75, 5.75, 5.75, 5.75, 5, 7, 14],
  chats: [60, 60],
  nearby: [2.75, 8, 8, 8, 8, 0],
  form: [16],
  text: [2.75, 30],
  message: [8, 1.5, 1.1],
}
export type ScreenShape = keyof typeof shapes

/** The same while a screen's code loads as while its data does. */
export function ScreenSkeleton({ shape }: { shape: ScreenShape }) {
  return (
    <div className={styles.screen} data-shape={shape} aria-hidden>
      {shapes[shape].map((height, index) => (
        <Skeleton
          key={index}
          shape="block"
          height={height ? `${height}rem` : undefined}
          className={height < CARD ? undefined : styles.card}
        />
      ))}
      {/^(home|products|shop)$/.test(shape) && <ProductGridSkeleton />}
    </div>
  )
}

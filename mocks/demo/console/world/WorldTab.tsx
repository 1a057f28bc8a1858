import { addStyles } from '../styles.ts'
import { Orders } from './Orders.tsx'
import { Products } from './Products.tsx'
import css from './world.css?inline'
import { WorldFiles } from './WorldFiles.tsx'

addStyles(css)

/** What the marketplace has: the buyer's orders and payments, products, and the whole of it as a file. */
export const WorldTab = () => (
  <>
    <Orders />
    <Products />
    <WorldFiles />
  </>
)

import { addStyles } from '../styles.ts'
import { Orders } from './Orders.tsx'
import { Products } from './Products.tsx'
import css from './world.css?inline'
import { WorldFiles } from './WorldFiles.tsx'

addStyles(css)

/** What the marketplace has: products, the buyer's orders and payments, and the whole of it as a file. */
export const WorldTab = () => (
  <>
    <Products />
    <Orders />
    <WorldFiles />
  </>
)

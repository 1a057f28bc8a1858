import { addStyles } from '../styles.ts'
import { Orders } from './Orders.tsx'
import { Products } from './Products.tsx'
import css from './world.css?inline'
import { WorldFiles } from './WorldFiles.tsx'

addStyles(css)

/**
 * The data of the marketplace: the buyer's orders and payments, products, and the world as a file.
 */
export const WorldTab = () => (
  <>
    <Orders />
    <Products />
    <WorldFiles />
  </>
)

import { Orders } from './Orders.tsx'
import { Products } from './Products.tsx'
import { WorldFiles } from './WorldFiles.tsx'

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

import { Orders } from './Orders.tsx'
import { Products } from './Products.tsx'
import { WorldFiles } from './WorldFiles.tsx'

export const WorldTab = () => (
  <>
    <Orders />
    <Products />
    <WorldFiles />
  </>
)

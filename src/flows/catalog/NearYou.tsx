import { useProductList } from '#api/productList.ts'
import { ProductList } from '#components/ProductList.tsx'
import { useQuickAdd } from '#flows/cart/useQuickAdd.ts'
import { Text } from '#ui/Layout.tsx'

/** Below an empty state. */
export function NearYou() {
  const products = useProductList({})
  const addOne = useQuickAdd()
  return (
    <>
      <Text as="h2" below={3} size="l">
        From shops near you
      </Text>
      <ProductList query={products} onAdd={addOne} />
    </>
  )
}

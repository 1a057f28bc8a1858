/** The floor of the benchmark: React and nothing else, with the app's data, pictures and cards. */
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import './floor.css'
import type { components } from '#openapi/generated/types.ts'

type Product = components['schemas']['Product']

const api: string = import.meta.env.VITE_FLOOR_API
const id = /^\/products\/([^/]+)$/.exec(location.pathname)?.[1]

async function load(): Promise<Product[]> {
  const answer = await fetch(
    id === undefined ? `${api}/products?page=1&limit=8` : `${api}/products/${id}`,
  )
  const body = (await answer.json()) as Product | { items: Product[] }
  return 'items' in body ? body.items : [body]
}

function Card({
  product: { _id, product_name, display_picture, price, rating, sold, shop },
}: {
  product: Product
}) {
  return (
    <article>
      <img src={display_picture} alt="" width={480} height={480} fetchPriority="high" />
      <h2>
        <a href={`/products/${_id}`}>{product_name}</a>
      </h2>
      <p>₱{price.toFixed(2)}</p>
      <p>
        {rating} · {sold} sold · {shop.shop_name}
      </p>
    </article>
  )
}

function Floor() {
  const [products, setProducts] = useState<Product[]>([])
  useEffect(() => void load().then(setProducts), [])
  return (
    <main className={id === undefined ? 'grid' : undefined}>
      {products.map((product) => (
        <Card key={product._id} product={product} />
      ))}
    </main>
  )
}

const root = document.querySelector('#root')
if (root) createRoot(root).render(<Floor />)

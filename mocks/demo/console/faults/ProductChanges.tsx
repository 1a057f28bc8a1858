import { useState } from 'react'
import type { FoundProduct } from '#mocks/scenario/foundProducts.ts'
import { Button, Field, Quiet, Row, Section } from '../controls.tsx'
import { useConsole } from '../useConsole.ts'
import { useProducts } from '../useProducts.ts'

/** A rise of a price by a tenth, to whole pesos. */
const dearer = (price: number) => Math.ceil(price * 1.1)
const pesos = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' })

/** The id of the product whose page is open; '' on other pages. */
const productOfPage = () =>
  /\/products\/([0-9a-f]{24})/.exec(globalThis.location.pathname)?.[1] ?? ''

/** Changes the stock and the price of a product while somebody is about to buy it. */
export function ProductChanges() {
  const [typed, setTyped] = useState('')
  const [words, setWords] = useState(productOfPage)
  const found = useProducts(words)
  return (
    <Section title="Stock and price">
      <form
        className="line"
        onSubmit={(event) => {
          event.preventDefault()
          setWords(typed.trim())
        }}
      >
        <Field label="Product, or its shop">
          <input value={typed} onChange={({ target }) => setTyped(target.value)} />
        </Field>
        <button type="submit" className="plain">
          Find
        </button>
      </form>
      {found?.length === 0 && (
        <Quiet>
          {words ? `No product fits '${words}'.` : 'The cart is empty: find a product.'}
        </Quiet>
      )}
      {found && found.length > 0 && (
        <ul aria-label="Products">
          {found.map((product) => (
            <ProductLine key={product.id} product={product} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function ProductLine({ product: { id, name, shop, stocks, price } }: { product: FoundProduct }) {
  const { apply } = useConsole()
  return (
    <li>
      <strong>{name}</strong> <small>{`${shop} · ${stocks} left · ${pesos.format(price)}`}</small>
      <Row>
        <Button
          label={`Sell out ${name}`}
          title={`stock:${id}:0`}
          onClick={() => apply({ stock: [{ product: id, left: 0 }] })}
        >
          Sell out
        </Button>
        <Button
          label={`Leave one of ${name}`}
          title={`stock:${id}:1`}
          onClick={() => apply({ stock: [{ product: id, left: 1 }] })}
        >
          Leave one
        </Button>
        <Button
          label={`Raise the price of ${name}`}
          title={`price:${id}:${dearer(price)}`}
          onClick={() => apply({ price: [{ product: id, pesos: dearer(price) }] })}
        >
          Raise the price
        </Button>
      </Row>
    </li>
  )
}

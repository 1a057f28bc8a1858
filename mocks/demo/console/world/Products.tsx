import { Button, Flex, Input } from 'antd'
import { useId, useState, useCallback } from 'react'
import { pesos } from '#mocks/rules/money.ts'
import type { FoundProduct } from '#mocks/scenario/productNames.ts'
import { storedToken } from '../../../hosts/browser/session.ts'
import { Field, Line, Quiet, Section } from '../controls.tsx'
import { useAnswer, useConsole } from '../useConsole.ts'

const FIRST = 3

export function Products() {
  const [words, setWords] = useState('')
  const products = useProducts(words)
  return (
    <Section title="Products">
      <Field label="Find a product">
        {(id) => (
          <Input
            id={id}
            type="search"
            placeholder="Words of its name, or its id"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </Field>
      {products?.length === 0 && (
        <Quiet>
          {words ? `No product matches '${words}'.` : 'The cart is empty: find a product.'}
        </Quiet>
      )}
      <ul>
        {products?.slice(0, words ? undefined : FIRST).map((product) => (
          <Product key={product.id} product={product} />
        ))}
      </ul>
    </Section>
  )
}

function NumberField({
  label,
  value,
  onChange,
}: {
  label: string
  value: string | number
  onChange: (value: string) => void
}) {
  return (
    <Field label={label}>
      {(id) => (
        <Input
          id={id}
          type="number"
          min={0}
          step="any"
          inputMode="numeric"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

function Product({ product: { id, name, shop, price, stocks } }: { product: FoundProduct }) {
  const { apply } = useConsole()
  const titleId = useId()
  // Null follows the marketplace.
  const [left, setLeft] = useState<string | null>(null)
  const [cost, setCost] = useState<string | null>(null)
  const directives = [
    ...(left !== null && left !== String(stocks) ? [`stock:${id}:${left}`] : []),
    ...(cost !== null && cost !== String(price) ? [`price:${id}:${cost}`] : []),
  ].join(',')
  const save = async () => {
    if (directives) await apply(directives)
    setLeft(null)
    setCost(null)
  }
  return (
    <li>
      <form
        aria-labelledby={titleId}
        // The marketplace says what is wrong.
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <strong id={titleId}>{name}</strong>
        <Line>{shop}</Line>
        <div role="status">{`${pesos(price)}, ${stocks > 0 ? `${stocks} in stock` : 'sold out'}`}</div>
        <Flex gap={6} align="end">
          <NumberField label="In stock" value={left ?? stocks} onChange={setLeft} />
          <NumberField label="Whole pesos" value={cost ?? price} onChange={setCost} />
          <Button htmlType="submit">Save</Button>
        </Flex>
      </form>
    </li>
  )
}

/**
 * Finds products by an id, a short name or words; without any, those in the cart. Null until they
 * have arrived.
 */
function useProducts(words: string): FoundProduct[] | null {
  const { remote } = useConsole().connection
  return useAnswer(useCallback(() => remote.findProducts(words, storedToken()), [remote, words]))
}

import { Segmented } from 'antd'
import { useState } from 'react'
import { formatMoney, roundMoney } from '#domain/money.ts'
import { useAnnouncedChange } from '#ui/announcement.ts'
import { Stack, Text } from '#ui/Layout.tsx'
import { FoundProducts } from './FoundProducts.tsx'
import { LikedProducts } from './LikedProducts.tsx'
import { OrderedProducts } from './OrderedProducts.tsx'
import type { ChoosingProps } from './ProductChoices.tsx'
import type { Choices } from './useChoices.ts'
import styles from './Products.module.css'

type Source = 'likes' | 'orders' | 'search'

const sources: { value: Source; label: string }[] = [
  { value: 'likes', label: 'Favourites' },
  { value: 'orders', label: 'Past orders' },
  { value: 'search', label: 'Search' },
]

/** At today's prices. */
function chosenText(choices: Choices): string {
  if (choices.size === 0) return 'Nothing chosen yet'
  const total = Array.from(choices.values()).reduce(
    (sum, { product, quantity }) => sum + product.price * quantity,
    0,
  )
  return `${choices.size} ${choices.size === 1 ? 'product' : 'products'} chosen · ${formatMoney(roundMoney(total))}`
}

interface Props extends ChoosingProps {
  userId: string
}

/** From the user's likes, past orders, and all shops. A choice stays when its source is left. */
export function ProductPicker({ userId, ...choosing }: Props) {
  const [source, setSource] = useState<Source>('likes')
  const chosen = chosenText(choosing.choices)
  useAnnouncedChange('This list', chosen)
  return (
    <Stack columns={1} gap={4} shrink>
      <Segmented<Source>
        block
        aria-label="Choose from"
        options={sources}
        value={source}
        onChange={setSource}
      />
      {source === 'likes' && (
        <LikedProducts {...choosing} userId={userId} onSearch={() => setSource('search')} />
      )}
      {source === 'orders' && <OrderedProducts {...choosing} userId={userId} />}
      {source === 'search' && <FoundProducts {...choosing} />}
      <Text fill="white" weight={650} numeric className={styles.chosen}>
        {chosen}
      </Text>
    </Stack>
  )
}

import { useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import { addedText, type ListItem } from '#flows/schedule/listItems.ts'
import { NewListDialog } from '#flows/schedule/NewListDialog.tsx'
import { useAddToList } from '#flows/schedule/useAddToList.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/toast.ts'
import { LikedProducts } from './LikedProducts.tsx'

interface Props {
  user: Schemas['SessionUser']
  /** The list has been created; the dialog is still open. */
  onCreated: (listId: string) => void
  onClose: () => void
}

/** Creates a list in five steps, the last of which adds liked products. After Finish it stays open for adding more. */
export function CreateSchedule({ user, onCreated, onClose }: Props) {
  const [items, setItems] = useState<readonly ListItem[]>([])
  const [added, setAdded] = useState<readonly string[]>([])
  const [listId, setListId] = useState<string | null>(null)
  const { add, adding } = useAddToList()

  const choose = ({ product, shop }: Schemas['LikedProduct'], quantity: number) => {
    const item = { productId: product._id, shopId: shop._id, quantity }
    setItems((all) => [...all.filter(({ productId }) => productId !== item.productId), ...(quantity > 0 ? [item] : [])])
  }
  const settle = () => {
    setAdded((all) => [...all, ...items.map(({ productId }) => productId)])
    setItems([])
  }
  const addMore = async () => {
    if (listId === null || !(await add({ userId: user._id, listId, items }))) return
    settle()
    showToast(addedText(items.length))
  }
  const likes = (
    <LikedProducts
      userId={user._id}
      chosen={new Map(items.map(({ productId, quantity }) => [productId, quantity]))}
      added={new Set(added)}
      disabled={adding !== undefined}
      onChoose={choose}
    />
  )
  const createdFooter = listId !== null && (
    <>
      {items.length > 0 && (
        <Button variant="secondary" loading={adding !== undefined} onClick={() => void addMore()}>
          Add to the list
        </Button>
      )}
      <Button onClick={onClose}>Done</Button>
    </>
  )
  return (
    <NewListDialog
      user={user}
      items={items}
      lastStep={{ name: 'Products', title: 'Add products', content: likes }}
      createdFooter={createdFooter || undefined}
      onCreated={(id, wasAdded) => {
        setListId(id)
        if (wasAdded) settle()
        onCreated(id)
      }}
      onClose={onClose}
    />
  )
}

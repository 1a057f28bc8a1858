import { useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import { addedText } from '#flows/schedule/listItems.ts'
import { NewListDialog } from '#flows/schedule/NewListDialog.tsx'
import { useAddToList } from '#flows/schedule/useAddToList.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/toast.ts'
import { chosenText, ProductPicker } from '../products/ProductPicker.tsx'
import { itemsOf, useChoices } from '../products/useChoices.ts'

interface Props {
  user: Schemas['SessionUser']
  draft: string
  onCreated: (listId: string) => void
  onClose: () => void
}

/** The last step adds products. After Finish it stays open for adding more. */
export function CreateSchedule({ user, draft, onCreated, onClose }: Props) {
  const { choices, choose, clear } = useChoices(`${draft}.products`)
  const [added, setAdded] = useState<readonly string[]>([])
  const [listId, setListId] = useState<string | null>(null)
  const { add, adding } = useAddToList()

  const items = itemsOf(choices)
  const settle = () => {
    setAdded((all) => [...all, ...choices.keys()])
    clear()
  }
  const addMore = async () => {
    if (listId === null || !(await add({ userId: user._id, listId, items }))) return
    settle()
    showToast(addedText(items.length))
  }
  const picker = (
    <ProductPicker
      userId={user._id}
      choices={choices}
      added={new Set(added)}
      disabled={adding !== undefined}
      onChoose={choose}
    />
  )
  const summary = <p>{chosenText(choices)}</p>
  const createdFooter = listId !== null && (
    <>
      {summary}
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
      draft={draft}
      items={items}
      lastStep={{ name: 'Products', title: 'Add products', content: picker, summary }}
      createdFooter={createdFooter || undefined}
      onCreated={(id, wasAdded, isShown) => {
        setListId(id)
        if (wasAdded) settle()
        if (isShown) onCreated(id)
      }}
      onClose={onClose}
    />
  )
}

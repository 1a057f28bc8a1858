import { addedText, linesOf } from '#flows/schedule/listItems.ts'
import { useAddToList } from '#flows/schedule/useAddToList.ts'
import { ActionDialog } from '#ui/ActionDialog.tsx'
import { AntdProvider } from '#ui/AntdProvider.tsx'
import { showToast } from '#ui/toast.ts'
import type { Schedule } from '../lines.ts'
import { chosenText, ProductPicker } from './ProductPicker.tsx'
import { itemsOf, useChoices } from './useChoices.ts'

const discard = {
  title: 'Discard your selection?',
  description: 'The products you chose are not on the list yet.',
}

/** It stays open with the choice when they could not be added. */
export function AddProducts({ list, onClose }: { list: Schedule; onClose: () => void }) {
  const { choices, choose } = useChoices(`list.${list._id}.products`)
  const { add, adding } = useAddToList()
  const sending = adding !== undefined

  const submit = async () => {
    const items = itemsOf(choices)
    if (!(await add({ userId: list.user_id, listId: list._id, list, items }))) return
    showToast(addedText(items.length))
    onClose()
  }
  return (
    <ActionDialog
      size="l"
      title="Add products"
      description={list.name}
      action={choices.size === 0 ? 'Add to the list' : `Add ${choices.size} to the list`}
      disabled={choices.size === 0}
      busy={sending}
      summary={<p>{chosenText(choices)}</p>}
      discard={discard}
      unsaved={choices.size > 0}
      onAction={() => void submit()}
      onClose={onClose}
    >
      <AntdProvider>
        <ProductPicker
          userId={list.user_id}
          choices={choices}
          added={new Set(linesOf(list).map(({ product_id }) => product_id))}
          disabled={sending}
          onChoose={choose}
        />
      </AntdProvider>
    </ActionDialog>
  )
}

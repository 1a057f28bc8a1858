import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useActivityLog } from '../../../../api/activityLog.ts'
import { addressQueries } from '../../../../api/addresses.ts'
import type { Schemas } from '../../../../api/contract.ts'
import { ScheduleDialog } from '../../../../components/schedule/ScheduleDialog.tsx'
import type { ScheduleDraft } from '../../../../components/schedule/scheduleSchema.ts'
import type { PaymentOption } from '../../../../components/schedule/ShippingStep.tsx'
import { scheduleMutations } from '../../../../api/schedules.ts'
import { now } from '../../../../lib/clock.ts'
import { AddAddress } from '../../../../flows/address/AddAddress.tsx'
import { showError, showToast } from '../../../../ui/toast.ts'
import { ListedProduct } from './ListedProduct.tsx'
import { useAddToList } from './useAddToList.ts'

const payments: readonly PaymentOption[] = [
  { value: 'cod', label: 'Cash on Delivery/Pickup', hint: 'Pay the shop or the courier when you get your order' },
  { value: 'gcash', label: 'GCash', hint: 'E-Wallet. The provider adds its fees' },
]

interface Props {
  product: Schemas['Product']
  user: Schemas['SessionUser']
  onClose: () => void
}

/** Creates a scheduled list with the product on it, unless the user removes the product. */
export function NewList({ product, user, onClose }: Props) {
  const addresses = useQuery(addressQueries.all(user._id))
  const [openedAt] = useState(now)
  /** Pieces for the list; 0 when the product was removed. */
  const [quantity, setQuantity] = useState(product.stocks > 0 ? 1 : 0)
  const [askingAddress, setAskingAddress] = useState(false)
  const { mutateAsync: create, isPending: creating } = useMutation(scheduleMutations.create())
  const { add, adding } = useAddToList()
  const log = useActivityLog()

  const finish = async (draft: ScheduleDraft) => {
    const created = await create(draft).catch((error: unknown) => error as Error & { code?: string })
    if (created instanceof Error) {
      const taken = created.code === 'name_taken'
      showError('Failed', taken ? 'Scheduler Name already exists.' : created.message)
      return taken ? 'name-taken' : 'failed'
    }
    log('SCHEDULE', 'Schedule Created')
    // There is one toast at a time: its title is about the list, its description about the product.
    const added = quantity > 0 && (await add({ product, userId: user._id, listId: created.id, quantity }))
    if (added || quantity === 0) showToast('Successfully created scheduled list.', added ? 'Product added to list!' : undefined)
    // The list has been created, so the product can still be added to it from the drawer.
    onClose()
    return 'created'
  }
  const remove = () => {
    setQuantity(0)
    showToast('Product removed from list!')
  }
  return (
    <ScheduleDialog
      userId={user._id}
      now={openedAt}
      addresses={addresses}
      payments={payments}
      onNewAddress={() => setAskingAddress(true)}
      busy={creating || adding !== undefined}
      onFinish={finish}
      onClose={onClose}
    >
      <ListedProduct product={product} quantity={quantity} onChange={setQuantity} onRemove={remove} />
      {askingAddress && <AddAddress user={user} onClose={() => setAskingAddress(false)} />}
    </ScheduleDialog>
  )
}

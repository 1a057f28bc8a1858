import PlusOutlined from '@ant-design/icons/PlusOutlined'
import { useState } from 'react'
import { useSession } from '#api/session.ts'
import { AddAddress } from '#flows/address/AddAddress.tsx'
import { Button } from '#ui/Button.tsx'

/** A button with a dialog to add an address without leaving the checkout. */
export function NewAddress({ onAdded }: { onAdded: (addressId: string) => void }) {
  const { user } = useSession()
  const [open, setOpen] = useState(false)
  if (!user) return null
  return (
    <>
      <Button variant="secondary" size="s" icon={PlusOutlined} onClick={() => setOpen(true)}>
        New Address
      </Button>
      {open && <AddAddress user={user} title="New Address" onAdded={onAdded} onClose={() => setOpen(false)} />}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { lazy, useId, useState } from 'react'
import { locationQueries } from '#api/locations.ts'
import { ActionDialog } from '#ui/ActionDialog.tsx'
import { LazyPart } from '#ui/LazyPart.tsx'
import { loadFailed, QueryBoundary } from '#ui/QueryBoundary.tsx'
import type { AddressDraft, ChangesOf, Recipient, SavedAddress } from './addressSchema.ts'

const loading = <p aria-hidden="true">Loading...</p>
const AddressForm = lazy(async () => ({ default: (await import('./AddressForm.tsx')).AddressForm }))

interface Props {
  title: string
  /** The address to change; without it the form starts empty. */
  address?: SavedAddress
  /** Initial values of a new address. */
  recipient?: Partial<Recipient>
  /** The address's id, or `new`: what is typed survives a reload. */
  name: string
  busy: boolean
  /** The parent closes the dialog once it is saved. */
  onSave: (address: AddressDraft, changesOf: ChangesOf) => void
  onClose: () => void
}

/** The form, and antd with it, is loaded at the first opening. */
export function AddressDialog({ title, address, recipient, name, busy, onSave, onClose }: Props) {
  const form = useId()
  const [dirty, setDirty] = useState(false)
  const regions = useQuery(locationQueries.regions())
  const texts = {
    title: 'Discard this address?',
    description: 'What you typed has not been saved.',
  }
  return (
    <ActionDialog
      size="l"
      title={title}
      action="Save Address"
      form={form}
      disabled={!regions.data}
      busy={busy}
      discard={texts}
      unsaved={dirty}
      onClose={onClose}
    >
      <QueryBoundary query={regions} loading={loading} errorMessage={loadFailed}>
        {(all) => (
          <LazyPart loading={loading}>
            <AddressForm
              id={form}
              address={address}
              recipient={recipient}
              name={name}
              regions={all}
              onSubmit={onSave}
              onDirty={setDirty}
            />
          </LazyPart>
        )}
      </QueryBoundary>
    </ActionDialog>
  )
}

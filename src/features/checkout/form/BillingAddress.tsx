import DownOutlined from '@ant-design/icons/DownOutlined'
import PlusOutlined from '@ant-design/icons/PlusOutlined'
import UpOutlined from '@ant-design/icons/UpOutlined'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { addressQueries } from '#api/addresses.ts'
import type { Schemas } from '#api/contract.ts'
import { useSession } from '#api/session.ts'
import { AddressCard } from '#components/AddressCard.tsx'
import { addressLine, addressText } from '#components/addressLine.ts'
import { AddAddress } from '#flows/address/AddAddress.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Stack, Text } from '#ui/Layout.tsx'
import { QueryBoundary, type QueryView } from '#ui/QueryBoundary.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { showToast } from '#ui/toast.ts'

type Address = Schemas['Address']

const replacedText = (address: Address) =>
  `The address that you had chosen was deleted. The order now goes to ${addressLine(address)}.`

/**
 * The user's addresses, and the order's: the chosen one, else the one that was shown at first (the
 * default, else the first). `change` is a message when that address was deleted and replaced
 * meanwhile; else null.
 */
export function useAddresses(userId: string, chosenId: string) {
  const query = useQuery(addressQueries.all(userId))
  const [shownId, setShownId] = useState('')
  const wantedId = chosenId || shownId
  const all = query.data
  const wanted = all?.find(({ _id }) => _id === wantedId)
  const address = wanted ?? all?.find(({ is_default }) => is_default) ?? all?.[0]
  if (address && wantedId === '') setShownId(address._id)
  const change = address && wantedId !== '' && !wanted ? replacedText(address) : null
  return { query, address, change }
}

/** For a `first` address, without which nothing can be ordered, the dialog opens by itself. */
function NewAddress({
  first = false,
  onAdded,
}: {
  first?: boolean
  onAdded: (addressId: string) => void
}) {
  const { user } = useSession()
  const [open, setOpen] = useState(first)
  if (!user) return null
  return (
    <>
      <Button variant="quiet" size="s" icon={PlusOutlined} onClick={() => setOpen(true)}>
        New Address
      </Button>
      {open && (
        <AddAddress
          user={user}
          title="New Address"
          onAdded={onAdded}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

interface Props {
  query: QueryView<Address[]>
  address: Address | undefined
  onChoose: (addressId: string) => void
}

function AddressChoice({
  all,
  address,
  onChoose,
}: {
  all: Address[]
  address: Address
  onChoose: (id: string) => void
}) {
  const [open, setOpen] = useState(false)
  const list = useId()
  const choose = (id: string) => {
    onChoose(id)
    showToast('Address changed', 'Your address has been successfully changed')
  }
  const options = all.map((other) => ({
    value: other._id,
    label: other.owner_name,
    hint: `${addressText(other)} · ${other.mobile_number}`,
  }))
  const toggle = all.length > 1 && (
    <Button
      variant="quiet"
      size="s"
      icon={open ? UpOutlined : DownOutlined}
      aria-expanded={open}
      aria-controls={list}
      onClick={() => setOpen(!open)}
    >
      Change address
    </Button>
  )
  return (
    <>
      <AddressCard
        address={address}
        isDefault={address.is_default}
        actions={
          <>
            {toggle}
            <NewAddress onAdded={onChoose} />
          </>
        }
      />
      <Text as="div" id={list} hidden={!open} above={4}>
        {open && (
          <RadioGroup
            label="Your addresses"
            hideLabel
            options={options}
            value={address._id}
            onChange={choose}
          />
        )}
      </Text>
    </>
  )
}

export function BillingAddress({ query, address, onChoose }: Props) {
  const none = (
    <Stack align="start" gap={3}>
      <p>Add an address to continue.</p>
      <NewAddress first onAdded={onChoose} />
    </Stack>
  )
  return (
    <Card title="Billing & Address">
      <QueryBoundary
        query={query}
        loading={<p aria-hidden>Loading...</p>}
        isEmpty={(all) => all.length === 0}
        empty={none}
      >
        {(all) => address && <AddressChoice all={all} address={address} onChoose={onChoose} />}
      </QueryBoundary>
    </Card>
  )
}

import CheckOutlined from '@ant-design/icons/CheckOutlined'
import DeleteOutlined from '@ant-design/icons/DeleteOutlined'
import EditOutlined from '@ant-design/icons/EditOutlined'
import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined'
import PlusOutlined from '@ant-design/icons/PlusOutlined'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useActivityLog } from '#api/activityLog.ts'
import { addressMutations, addressQueries } from '#api/addresses.ts'
import { optimistic } from '#api/cache/optimistic.ts'
import { freshly } from '#api/cache/queryClient.ts'
import type { Schemas } from '#api/contract.ts'
import { ApiError } from '#api/http/error.ts'
import { AddressCard } from '#components/AddressCard.tsx'
import { addressLine } from '#components/addressLine.ts'
import { paths } from '#domain/paths.ts'
import { AddAddress } from '#flows/address/AddAddress.tsx'
import { AddressDialog } from '#flows/address/AddressDialog.tsx'
import type { AddressDraft, ChangesOf } from '#flows/address/addressSchema.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ChangedElsewhere } from '#ui/form/useSchemaForm.ts'
import { Row, Stack, Text } from '#ui/Layout.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { QueryBoundary } from '#ui/QueryBoundary.tsx'
import { showError, showToast } from '#ui/toast.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { withDefault } from './withDefault.ts'

type Address = Schemas['Address']

interface DeleteAddressProps {
  address: Address | null
  userId: string
  onClose: () => void
  onDeleted: () => void
}

const isInUse = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'address_in_use'

/** The address can't be deleted: these scheduled lists are delivered to it. */
function AddressInUse({ lists, onClose }: { lists: readonly string[]; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="This address is in use"
      description="Your scheduled lists are delivered here. Choose another address for them first, in their Shipping Options."
      size="s"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep address
          </Button>
          <LinkButton to={paths.schedules()}>Open scheduled lists</LinkButton>
        </>
      }
    >
      <ul aria-label="Scheduled lists with this address">
        {lists.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Dialog>
  )
}

function DeleteAddress({ address, userId, onClose, onDeleted }: DeleteAddressProps) {
  const log = useActivityLog()
  const { mutate, isPending, error, reset } = useMutation({
    ...addressMutations.remove(userId),
    onSuccess: () => {
      log('OTHER', 'Address Deleted')
      showToast('Address deleted', 'The address has been successfully deleted.')
      onDeleted()
    },
    onError: (failure) => {
      if (!isInUse(failure)) showError('An error occurred', 'Please try again later.')
    },
  })
  if (address && isInUse(error)) {
    const close = () => {
      reset()
      onClose()
    }
    return <AddressInUse lists={error.details.map(({ message }) => message)} onClose={close} />
  }
  return (
    <ConfirmDialog
      open={address !== null}
      title="Delete Address"
      description={address ? `Are you sure you want to delete ${addressLine(address)}?` : ''}
      confirmLabel="Delete"
      danger
      busy={isPending}
      onConfirm={() => address && mutate(address._id)}
      onCancel={onClose}
    />
  )
}

interface Props {
  userId: string
  address: Address
  onClose: () => void
}

function EditAddress({ userId, address: opened, onClose }: Props) {
  const log = useActivityLog()
  const queryClient = useQueryClient()
  const query = addressQueries.all(userId)
  const isThis = ({ _id }: Address) => _id === opened._id
  const address = useQuery(query).data?.find(isThis) ?? opened
  const { mutateAsync: update } = useMutation(addressMutations.update(userId))
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ draft, changesOf }: { draft: AddressDraft; changesOf: ChangesOf }) => {
      // The call takes the whole address.
      const now = (await queryClient.fetchQuery(freshly(query))).find(isThis)
      if (!now) throw new Error('The address was deleted')
      const others = Object.entries(now).filter(([name]) => name in draft)
      const body = {
        ...draft,
        ...Object.fromEntries(others),
        ...changesOf(now),
        is_default: now.is_default,
      }
      await update({ addressId: opened._id, body })
      return body
    },
    onSuccess: (body) => {
      // Shown until the list is fetched again.
      queryClient.setQueryData(query.queryKey, (all) =>
        all?.map((one) => (isThis(one) ? { ...one, ...body } : one)),
      )
      log('OTHER', 'Address Updated')
      showToast('Address updated', 'The address has been successfully updated.')
      onClose()
    },
    onError: (error: Error) => {
      if (!(error instanceof ChangedElsewhere))
        showError('An error occurred', 'Please try again later.')
    },
  })
  return (
    <AddressDialog
      title="Edit Address"
      address={address}
      name={opened._id}
      busy={isPending}
      onSave={(draft, changesOf) => mutate({ draft, changesOf })}
      onClose={onClose}
    />
  )
}

function useDefaultAddress(userId: string) {
  return useMutation(
    optimistic(
      {
        ...addressMutations.setDefault(userId),
        // One after another, so that the later choice wins.
        scope: { id: `default-address ${userId}` },
        onSuccess: () => showToast('Address updated', 'The address has been successfully updated.'),
        onError: () => showError('An error occurred', 'Please try again later.'),
      },
      { queryKey: addressQueries.all(userId).queryKey, patch: withDefault },
    ),
  )
}

interface AddressListProps {
  addresses: readonly Address[]
  onDefault: (address: Address) => void
  onEdit: (address: Address) => void
  onDelete: (address: Address) => void
}

function AddressList({ addresses, onDefault, onEdit, onDelete }: AddressListProps) {
  return (
    <Stack as="ul" gap={3}>
      {addresses.map((address) => {
        const hiddenStreet = <VisuallyHidden> {address.street}</VisuallyHidden>
        const actions = (
          <>
            {!address.is_default && (
              <Button
                variant="quiet"
                size="s"
                icon={CheckOutlined}
                onClick={({ currentTarget }) => {
                  // This button goes; the one to edit the address stays.
                  const { nextElementSibling: edit } = currentTarget
                  if (edit instanceof HTMLElement) edit.focus()
                  onDefault(address)
                }}
              >
                Set as default{hiddenStreet}
              </Button>
            )}
            <Button variant="quiet" size="s" icon={EditOutlined} onClick={() => onEdit(address)}>
              Edit{hiddenStreet}
            </Button>
            {!address.is_default && (
              <Button
                variant="quietDanger"
                size="s"
                icon={DeleteOutlined}
                onClick={() => onDelete(address)}
              >
                Delete{hiddenStreet}
              </Button>
            )}
          </>
        )
        return (
          <Text as="li" key={address._id} fill="white" pad={4} border radius="l">
            <AddressCard address={address} isDefault={address.is_default} actions={actions} />
          </Text>
        )
      })}
    </Stack>
  )
}

export function AddressesSection({ user }: { user: Schemas['SessionUser'] }) {
  const query = useQuery(addressQueries.all(user._id))
  const setDefault = useDefaultAddress(user._id)
  const [edited, setEdited] = useState<Address | 'new' | null>(null)
  const [deleted, setDeleted] = useState<Address | null>(null)
  const title = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [deletions, setDeletions] = useState(0)
  // The pressed button goes with its address.
  useEffect(() => {
    if (deletions > 0) heading.current?.focus()
  }, [deletions])
  const add = (
    <Button variant="secondary" size="s" icon={PlusOutlined} onClick={() => setEdited('new')}>
      Add Address
    </Button>
  )
  const empty = (
    <EmptyState
      icon={EnvironmentOutlined}
      title="No address yet"
      description="Add an address for your orders."
      action={add}
    />
  )

  return (
    <Stack as="section" gap={4} aria-labelledby={title}>
      <Row as="header" wrap justify="between" gap={3}>
        <Text as="h2" ref={heading} id={title} tabIndex={-1} size="xl">
          Shipping Address
        </Text>
        {query.data && query.data.length > 0 && add}
      </Row>
      <QueryBoundary
        query={query}
        loading={<p aria-hidden>Loading...</p>}
        isEmpty={(all) => all.length === 0}
        empty={empty}
      >
        {(addresses) => (
          <AddressList
            addresses={addresses}
            onDefault={({ _id }) => setDefault.mutate(_id)}
            onEdit={setEdited}
            onDelete={setDeleted}
          />
        )}
      </QueryBoundary>
      {edited === 'new' && <AddAddress user={user} onClose={() => setEdited(null)} />}
      {edited && edited !== 'new' && (
        <EditAddress userId={user._id} address={edited} onClose={() => setEdited(null)} />
      )}
      <DeleteAddress
        address={deleted}
        userId={user._id}
        onClose={() => setDeleted(null)}
        onDeleted={() => {
          setDeleted(null)
          setDeletions(deletions + 1)
        }}
      />
    </Stack>
  )
}

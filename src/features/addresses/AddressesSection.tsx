import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined'
import PlusOutlined from '@ant-design/icons/PlusOutlined'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { addressQueries } from '#api/addresses.ts'
import type { Schemas } from '#api/contract.ts'
import { AddAddress } from '#flows/address/AddAddress.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { QueryBoundary } from '#ui/QueryBoundary.tsx'
import { AddressList } from './AddressList.tsx'
import styles from './AddressesSection.module.css'
import { DeleteAddress } from './DeleteAddress.tsx'
import { EditAddress } from './EditAddress.tsx'
import { useDefaultAddress } from './useDefaultAddress.ts'

type Address = Schemas['Address']

/** Shipping Address: the user's addresses, of which one is the default. */
export function AddressesSection({ user }: { user: Schemas['SessionUser'] }) {
  const query = useQuery(addressQueries.all(user._id))
  const setDefault = useDefaultAddress(user._id)
  const [edited, setEdited] = useState<Address | 'new' | null>(null)
  const [deleted, setDeleted] = useState<Address | null>(null)
  const title = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [deletions, setDeletions] = useState(0)
  // The pressed button is removed along with its address.
  useEffect(() => {
    if (deletions > 0) heading.current?.focus()
  }, [deletions])
  const add = (
    <Button variant="secondary" size="s" icon={PlusOutlined} onClick={() => setEdited('new')}>
      Add Address
    </Button>
  )
  const empty = <EmptyState icon={EnvironmentOutlined} title="No address yet" description="Add an address for your orders." action={add} />

  return (
    <section className={styles.section} aria-labelledby={title}>
      <header className={styles.head}>
        <h2 ref={heading} id={title} tabIndex={-1} className={styles.title}>
          Shipping Address
        </h2>
        {query.data && query.data.length > 0 && add}
      </header>
      <QueryBoundary query={query} loading={<p aria-hidden="true">Loading...</p>} isEmpty={(all) => all.length === 0} empty={empty}>
        {(addresses) => (
          <AddressList addresses={addresses} onDefault={({ _id }) => setDefault.mutate(_id)} onEdit={setEdited} onDelete={setDeleted} />
        )}
      </QueryBoundary>
      {edited === 'new' && <AddAddress user={user} onClose={() => setEdited(null)} />}
      {edited && edited !== 'new' && <EditAddress userId={user._id} address={edited} onClose={() => setEdited(null)} />}
      <DeleteAddress
        address={deleted}
        userId={user._id}
        onClose={() => setDeleted(null)}
        onDeleted={() => {
          setDeleted(null)
          setDeletions(deletions + 1)
        }}
      />
    </section>
  )
}

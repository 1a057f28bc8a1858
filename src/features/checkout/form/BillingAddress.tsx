import DownOutlined from '@ant-design/icons/DownOutlined'
import UpOutlined from '@ant-design/icons/UpOutlined'
import { useId, useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import { AddressCard } from '#components/AddressCard.tsx'
import { addressText } from '#components/addressLine.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { QueryBoundary, type QueryView } from '#ui/QueryBoundary.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { showToast } from '#ui/toast.ts'
import styles from './Checkout.module.css'
import { NewAddress } from './NewAddress.tsx'

type Address = Schemas['Address']

interface Props {
  query: QueryView<Address[]>
  /** The chosen address; undefined when the user has none. */
  address: Address | undefined
  onChoose: (addressId: string) => void
}

function Choice({ all, address, onChoose }: { all: Address[]; address: Address; onChoose: (id: string) => void }) {
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
      <AddressCard address={address} isDefault={address.is_default} actions={toggle} />
      <div id={list} hidden={!open} className={styles.addresses}>
        {open && <RadioGroup label="Your addresses" hideLabel options={options} value={address._id} onChange={choose} />}
      </div>
    </>
  )
}

/** The address of the orders, and the person who pays. */
export function BillingAddress({ query, address, onChoose }: Props) {
  const none = (
    <div className={styles.none}>
      <p>Add an address to continue.</p>
      <NewAddress onAdded={onChoose} />
    </div>
  )
  return (
    <Card title="Billing & Address">
      <QueryBoundary query={query} loading={<p aria-hidden="true">Loading...</p>} isEmpty={(all) => all.length === 0} empty={none}>
        {(all) =>
          address && (
            <>
              <Choice all={all} address={address} onChoose={onChoose} />
              <div className={styles.none}>
                <NewAddress onAdded={onChoose} />
              </div>
            </>
          )
        }
      </QueryBoundary>
    </Card>
  )
}

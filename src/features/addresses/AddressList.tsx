import CheckOutlined from '@ant-design/icons/CheckOutlined'
import DeleteOutlined from '@ant-design/icons/DeleteOutlined'
import EditOutlined from '@ant-design/icons/EditOutlined'
import type { Schemas } from '#api/contract.ts'
import { AddressCard } from '#components/AddressCard.tsx'
import { Button } from '#ui/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './AddressesSection.module.css'

type Address = Schemas['Address']

interface Props {
  addresses: readonly Address[]
  onDefault: (address: Address) => void
  onEdit: (address: Address) => void
  onDelete: (address: Address) => void
}

/** The user's addresses. The default one can't be deleted. */
export function AddressList({ addresses, onDefault, onEdit, onDelete }: Props) {
  return (
    <ul className={styles.list}>
      {addresses.map((address) => {
        const which = <VisuallyHidden> {address.street}</VisuallyHidden>
        const actions = (
          <>
            {!address.is_default && (
              <Button variant="quiet" size="s" icon={CheckOutlined} onClick={() => onDefault(address)}>
                Set as default{which}
              </Button>
            )}
            <Button variant="quiet" size="s" icon={EditOutlined} onClick={() => onEdit(address)}>
              Edit{which}
            </Button>
            {!address.is_default && (
              <Button variant="quiet" size="s" icon={DeleteOutlined} onClick={() => onDelete(address)}>
                Delete{which}
              </Button>
            )}
          </>
        )
        return (
          <li key={address._id} className={styles.item}>
            <AddressCard address={address} isDefault={address.is_default} actions={actions} />
          </li>
        )
      })}
    </ul>
  )
}

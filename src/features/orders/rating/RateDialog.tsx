import { useState } from 'react'
import type { Schemas } from '../../../api/contract.ts'
import { ProductPicture } from '../../../components/ProductPicture.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { DRIVER, type Draft, draftOf, type Drafts, mayRateDriver, unratedOf } from './ratings.ts'
import styles from './RateDialog.module.css'
import { RateSubject } from './RateSubject.tsx'
import { useRating } from './useRating.ts'

interface Props {
  order: Schemas['Order']
  /** What was said so far: the owner keeps it, so that closing the dialog loses nothing. */
  drafts: Drafts
  onDraft: (key: string, draft: Draft) => void
  onClose: () => void
  onDone: () => void
}

/** Rates the products of an order, and the driver who brought it. */
export function RateDialog({ order, drafts, onDraft, onClose, onDone }: Props) {
  const { submit, uploadOf, sent, busy } = useRating(order)
  // Fixed while the dialog is open: what arrives meanwhile keeps its place and says so.
  const [products] = useState(() => unratedOf(order).map(({ product }) => product))
  const [driver] = useState(() => mayRateDriver(order))
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!busy}
      title={products.length === 1 ? 'Rate product' : 'Rate products'}
      description={`From ${order.shop.shop_name}. Other buyers see your first name, your stars and your words.`}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Later
          </Button>
          <Button loading={busy} onClick={() => submit(drafts, onDone)}>
            Submit rating
          </Button>
        </>
      }
    >
      <div className={styles.subjects}>
        {products.map(({ _id, product_name, display_picture }) => (
          <RateSubject
            key={_id}
            name={product_name}
            picture={<ProductPicture src={display_picture} className={styles.picture} />}
            draft={draftOf(drafts, _id)}
            onChange={(draft) => onDraft(_id, draft)}
            withFiles
            upload={uploadOf(_id, draftOf(drafts, _id))}
            sent={sent.has(_id)}
            disabled={busy}
          />
        ))}
        {driver && (
          <RateSubject
            name="Delivery"
            picture={
              <span className={styles.driver}>
                <Icon name="truck" size={28} />
              </span>
            }
            draft={draftOf(drafts, DRIVER)}
            onChange={(draft) => onDraft(DRIVER, draft)}
            sent={sent.has(DRIVER)}
            disabled={busy}
          />
        )}
      </div>
    </Dialog>
  )
}

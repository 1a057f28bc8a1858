import type { Schemas } from '../../api/contract.ts'
import { Awning } from '../../ui/Awning.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import styles from './OrderAccepted.module.css'

interface Props {
  kind: 'cod' | 'online'
  /** The payment, where one was read. */
  details?: Schemas['PaymentDetails']
  displayName: string
}

const words = {
  cod: 'Your cash on delivery/pickup order has been processed. Please wait for the seller to confirm it.',
  online: 'Your online payment was successful. Please wait for the seller to process your order.',
}
const unpaid: Partial<Record<string, { title: string; text: string }>> = {
  PENDING: {
    title: 'Payment pending',
    text: 'Your order is placed, but the payment has not arrived yet. Your orders show it as soon as it does.',
  },
  FAILED: { title: 'The payment failed', text: 'Nothing was charged. Your orders tell what has become of them.' },
  EXPIRED: { title: 'The payment has expired', text: 'It was not paid in time and nothing was charged.' },
}

/** The end of a checkout. */
export function OrderAccepted({ kind, details, displayName }: Props) {
  const trouble = kind === 'online' && details ? unpaid[details.status] : undefined
  const title = trouble?.title ?? 'Order Accepted!'
  return (
    <Page title={title} hideTitle narrow>
      <section className={styles.card}>
        <Awning stripe={24} height={26} tone={trouble ? 'mango' : 'green'} />
        <div className={styles.body}>
          <span className={styles.seal} data-trouble={trouble ? true : undefined}>
            <Icon name={trouble ? 'clock' : 'check'} size={36} />
          </span>
          <p className={styles.title} aria-hidden="true">
            {title}
          </p>
          <p className={styles.words}>{trouble?.text ?? words[kind]}</p>
          {kind === 'online' && details && (
            <p className={styles.payment}>
              <img src={details.icon} alt="" width={28} height={28} />
              {details.description}
            </p>
          )}
          <div className={styles.ways}>
            <LinkButton to={`/profile/${displayName}/orders?status=PENDING`}>View Orders</LinkButton>
            <LinkButton to="/home" variant="secondary">
              Go to Homepage
            </LinkButton>
          </div>
        </div>
      </section>
    </Page>
  )
}

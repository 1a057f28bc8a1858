import type { Schemas } from '../../../api/contract.ts'
import { paths } from '../../../lib/paths.ts'
import { Awning } from '../../../ui/Awning.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Page } from '../../../ui/Page.tsx'
import styles from './OrderAccepted.module.css'
import { resultWords } from './resultWords.ts'

interface Props {
  result: { orders: Schemas['Order'][]; payment: Schemas['PaymentDetails'] | null }
  displayName: string
}

/** The result of a checkout. */
export function OrderAccepted({ result, displayName }: Props) {
  const { payment } = result
  const { title, text, trouble } = resultWords(result)
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
          <p className={styles.words}>{text}</p>
          {payment && (
            <p className={styles.payment}>
              <img src={payment.icon} alt="" width={28} height={28} />
              {payment.description}
            </p>
          )}
          <div className={styles.ways}>
            <LinkButton to={paths.orders(displayName, { status: 'PENDING' })}>View Orders</LinkButton>
            <LinkButton to={paths.home()} variant="secondary">
              Go to Homepage
            </LinkButton>
          </div>
        </div>
      </section>
    </Page>
  )
}

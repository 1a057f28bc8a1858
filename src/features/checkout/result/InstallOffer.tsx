import { useInfiniteQuery } from '@tanstack/react-query'
import { orderQueries } from '#api/orders.ts'
import { itemsOf } from '#lib/pages.ts'
import { useInstallOffer } from '#state/installOffer.ts'
import { BRAND } from '#ui/brand.ts'
import { Button } from '#ui/Button.tsx'
import { Row, Text } from '#ui/Layout.tsx'
import styles from './OrderAccepted.module.css'

/** Once, to a buyer who has ordered before. `placed`: ids of the orders on the screen. */
export function InstallOffer({ userId, placed }: { userId: string; placed: readonly string[] }) {
  const { data } = useInfiniteQuery(orderQueries.ofBuyer(userId, {}))
  const offer = useInstallOffer(itemsOf(data).some(({ _id }) => !placed.includes(_id)))
  if (!offer) return null
  return (
    <section className={styles.next} aria-labelledby="install">
      <Text as="h2" id="install" below={2} size="m">
        Keep {BRAND} on your home screen
      </Text>
      <p className={styles.text}>It opens like an app, and takes no space.</p>
      <Row align="stretch" gap={2} above={2}>
        <Button size="s" variant="secondary" onClick={offer.install}>
          Install
        </Button>
        <Button size="s" variant="quiet" onClick={offer.drop}>
          Not now
        </Button>
      </Row>
    </section>
  )
}

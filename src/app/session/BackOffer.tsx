import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined'
import CloseOutlined from '@ant-design/icons/CloseOutlined'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { catalogQueries } from '#api/catalog.ts'
import { useSession } from '#api/session.ts'
import { productIdOf } from '#domain/paths.ts'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Grid, Row } from '#ui/Layout.tsx'
import { useRootClass } from '#ui/useRootClass.ts'
import { returnPathOf } from './returnState.ts'
import overlay from '../Overlays.module.css'
import styles from './BackOffer.module.css'

function Offer({ path }: { path: string }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { user } = useSession()
  const id = productIdOf(path)
  const { data } = useQuery({
    ...catalogQueries.product(id ?? '', user?._id),
    enabled: id !== null && user !== undefined,
  })
  useRootClass(overlay.above)
  const place = id === null ? 'where you were' : (data?.product_name ?? 'the product')
  return (
    <Grid center className={overlay.place}>
      <Row radius="pill" tone="white" className={styles.offer}>
        <Row as={Link} to={path} gap={2} shrink weight={650} plain className={styles.link}>
          <Icon icon={ArrowLeftOutlined} size={18} />
          <span>Back to {place}</span>
        </Row>
        <IconButton
          icon={CloseOutlined}
          size={16}
          label="Dismiss"
          className={styles.close}
          onClick={() =>
            void navigate({ pathname, search }, { replace: true, preventScrollReset: true })
          }
        />
      </Row>
    </Grid>
  )
}

/** A link back to the screen that asked for a signup, which leads home. */
export function BackOffer() {
  const path = returnPathOf(useLocation().state)
  return path && <Offer path={path} />
}

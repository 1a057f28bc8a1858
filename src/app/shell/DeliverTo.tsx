import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { addressQueries } from '#api/addresses.ts'
import { useSession } from '#api/session.ts'
import { paths } from '#domain/paths.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './DeliverTo.module.css'

/** The city that the checkout delivers to at first; leads to the addresses. */
export function DeliverTo() {
  const { user } = useSession()
  const { data, error } = useQuery({
    ...addressQueries.all(user?._id ?? ''),
    enabled: user !== undefined,
  })
  if (!user) return null
  const address = data?.find(({ is_default }) => is_default) ?? data?.[0]
  return (
    <Link to={`${paths.profile(user.display_name)}#shipping-address`} className={styles.link}>
      <Icon icon={EnvironmentOutlined} />
      <span>
        Deliver to <strong>{address?.city ?? (data || error ? 'your address' : '')}</strong>
      </span>
    </Link>
  )
}

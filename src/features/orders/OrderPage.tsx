import { useParams } from 'react-router-dom'
import { paths } from '#lib/paths.ts'
import { useSession } from '#api/session.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Page } from '#ui/Page.tsx'

/** `/orders/:id`: the specification requires only the heading. */
export function OrderPage() {
  const { id = '' } = useParams()
  const { user } = useSession()
  return (
    <Page title={`Order ${id}`}>
      {user && (
        <LinkButton variant="secondary" to={paths.orders(user.display_name, { transaction_id: id })}>
          See it in My Orders
        </LinkButton>
      )}
    </Page>
  )
}

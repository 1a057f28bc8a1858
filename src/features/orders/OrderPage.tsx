import { useParams } from 'react-router-dom'
import { Page } from '../../ui/Page.tsx'

/** `/orders/:id`: the specification asks for no more than this. */
export function OrderPage() {
  const { id = '' } = useParams()
  return (
    <Page title={`Order ${id}`}>
      <></>
    </Page>
  )
}

import { paths } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'

/** Says why there is nothing to check out, and leads back to the cart. */
export function Notice({ title, text }: { title: string; text: string }) {
  return (
    <EmptyState
      title={title}
      description={text}
      icon="cart"
      tone="mango"
      action={<LinkButton to={paths.cart()}>Back to cart</LinkButton>}
    />
  )
}

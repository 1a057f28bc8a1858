import ShoppingCartOutlined from '@ant-design/icons/ShoppingCartOutlined'
import { paths } from '#domain/paths.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'

/** Shows why there is nothing to check out, with a link back to the cart. */
export function Notice({ title, text }: { title: string; text: string }) {
  return (
    <EmptyState
      title={title}
      description={text}
      icon={ShoppingCartOutlined}
      tone="mango"
      action={<LinkButton to={paths.cart()}>Back to cart</LinkButton>}
    />
  )
}

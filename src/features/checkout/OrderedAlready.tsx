import InboxOutlined from '@ant-design/icons/InboxOutlined'
import { paths } from '#domain/paths.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'

/** Shown when the user comes back to a checkout whose order was placed. */
export function OrderedAlready({ displayName, onAgain }: { displayName: string; onAgain: () => void }) {
  return (
    <EmptyState
      title="You have ordered this already"
      description="The order is in your list. Order again only if you want the same products once more."
      icon={InboxOutlined}
      action={
        <>
          <LinkButton to={paths.orders(displayName, { status: 'PENDING' })}>View Orders</LinkButton>
          <Button variant="secondary" onClick={onAgain}>
            Order again
          </Button>
        </>
      }
    />
  )
}

import { paths } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { IconName } from '../../ui/iconPaths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'

/** For a screen that is announced but not built yet. */
export function ComingSoonPage({ title, icon }: { title: string; icon: IconName }) {
  return (
    <Page title={title} narrow>
      <EmptyState
        title="This stall opens soon"
        description="We are still building this corner of the market. Please come back a little later."
        icon={icon}
        tone="mango"
        action={<LinkButton to={paths.home()}>Go to Homepage</LinkButton>}
      />
    </Page>
  )
}

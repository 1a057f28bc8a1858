import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from './LinkButton.tsx'
import { Page } from './Page.tsx'

const meta = {
  title: 'ui/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { args: { title: 'Cart', children: <p>What the screen is about.</p> } }
export const WithBackLink: Story = {
  args: {
    title: 'Cart',
    back: (
      <LinkButton variant="quiet" to="/">
        Home
      </LinkButton>
    ),
    narrow: true,
    children: <p>What the screen is about.</p>,
  },
}

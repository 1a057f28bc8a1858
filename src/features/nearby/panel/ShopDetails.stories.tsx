import CloseOutlined from '@ant-design/icons/CloseOutlined'
import SendOutlined from '@ant-design/icons/SendOutlined'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { sampleShop } from '../samples.ts'
import { ShopDetails } from './ShopDetails.tsx'

const meta = {
  title: 'nearby/ShopDetails',
  component: ShopDetails,
  args: {
    shop: sampleShop(),
    headingId: 'heading',
    close: <IconButton icon={CloseOutlined} label="Close" tone="raised" />,
    directions: <Button icon={SendOutlined}>Directions</Button>,
  },
  decorators: [
    (Story) => <div style={{ maxWidth: '23rem', background: 'var(--surface)' }}>{Story()}</div>,
  ],
} satisfies Meta<typeof ShopDetails>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const ClosedWithoutProducts: Story = {
  args: {
    shop: sampleShop({ shop_status: 'Inactive', cover_photo: null, top_three_products: [] }),
  },
}

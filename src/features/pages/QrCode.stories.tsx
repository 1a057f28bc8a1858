import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode } from './QrCode.tsx'

const meta = { title: 'pages/QrCode', component: QrCode } satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

export const Phone: Story = { args: { text: 'tel:+639170000000', label: 'QR code: scan with your phone to call us' } }
export const Email: Story = { args: { text: 'mailto:support@suki.example', label: 'QR code: scan with your phone to email us' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { ReportDialog } from './ReportDialog.tsx'

const meta = {
  title: 'flows/ReportDialog',
  component: ReportDialog,
  args: {
    kind: 'shop',
    name: "Aling Nena's Sari-Sari Store",
    draft: 'report',
    onSubmit: fn(() => Promise.resolve()),
    onClose: fn(),
  },
} satisfies Meta<typeof ReportDialog>
export default meta
type Story = StoryObj<typeof meta>

/** REPORT-02 and REPORT-03: a flag by default, without a required description. */
export const Flag: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('radio', { name: /^Flag/ })).toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
    await expect(args.onSubmit).toHaveBeenCalledWith('FLAG', '')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

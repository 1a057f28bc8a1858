import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { ReportDialog } from './ReportDialog.tsx'

const meta = {
  title: 'flows/ReportDialog',
  component: ReportDialog,
  args: {
    kind: 'shop',
    name: "Aling Nena's Sari-Sari Store",
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

/** A failure keeps the dialog and the input. */
export const Failed: Story = {
  args: {
    kind: 'product',
    name: 'Carabao Mango, Ripe, 1 kg',
    onSubmit: fn(() => Promise.reject(new Error('no'))),
  },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('radio', { name: /^Report/ }))
    await userEvent.type(screen.getByLabelText(/What is wrong/), 'Expired')
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
    await expect(args.onSubmit).toHaveBeenCalledWith('REPORT', 'Expired')
    await expect(screen.getByLabelText(/What is wrong/)).toHaveValue('Expired')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { StepList } from './StepList.tsx'

const meta = {
  title: 'ui/StepList',
  component: StepList,
  args: { steps: ['Name', 'Schedule', 'Shipping', 'Color', 'Products'], current: 3 },
} satisfies Meta<typeof StepList>
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {}
/** Completed steps are links back, by keyboard too. */
export const LinksBack: Story = {
  args: { onGoTo: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Schedule',
    ])
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onGoTo).toHaveBeenCalledWith(2)
  },
}

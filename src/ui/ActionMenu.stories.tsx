import { EditOutlined, WarningOutlined } from '@ant-design/icons'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ActionMenu } from './ActionMenu.tsx'

const meta = {
  title: 'ui/ActionMenu',
  component: ActionMenu,
  args: {
    label: 'Edit Weekly groceries',
    actions: [
      { icon: EditOutlined, label: 'Rename List', onChoose: () => undefined },
      { icon: WarningOutlined, label: 'Flag or report this shop', danger: true, onChoose: () => undefined },
    ],
  },
  decorators: [(Story) => <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: '9rem' }}>{Story()}</div>],
} satisfies Meta<typeof ActionMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'Edit Weekly groceries' })),
}

/** In a scroll box, at its lower edge: the menu opens above the page, over its button. */
export const Floating: Story = {
  args: { floating: true },
  decorators: [
    (Story) => (
      <div style={{ overflow: 'auto', height: '4rem', border: '1px solid var(--line)' }}>
        <div style={{ display: 'flex', justifyContent: 'center', paddingTop: '1rem' }}>{Story()}</div>
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Weekly groceries' }))
    const box = canvas.getByRole('button', { name: 'Rename List' }).getBoundingClientRect()
    await expect(document.elementFromPoint(box.x + 8, box.y + 8)).toHaveTextContent('Rename List')
  },
}

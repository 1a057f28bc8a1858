import type { Meta, StoryObj } from '@storybook/react-vite'
import { UndoRow } from './UndoRow.tsx'

const meta = { title: 'components/UndoRow', component: UndoRow } satisfies Meta<typeof UndoRow>
export default meta
type Story = StoryObj<typeof meta>

export const Removed: Story = { args: { text: 'Jasmine Rice removed', onUndo: () => undefined } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { PartBoundary } from './PartBoundary.tsx'

function Broken(): never {
  throw new Error('This part can not be rendered')
}

const meta = { title: 'ui/PartBoundary', component: PartBoundary } satisfies Meta<
  ComponentProps<typeof PartBoundary>
>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = { args: { children: <p>Rice, Mangoes</p> } }
export const Failed: Story = { args: { children: <Broken /> } }

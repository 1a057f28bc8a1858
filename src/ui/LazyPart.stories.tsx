import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy } from 'react'
import { LazyPart } from './LazyPart.tsx'

const meta = { title: 'ui/LazyPart', component: LazyPart } satisfies Meta<typeof LazyPart>
export default meta
type Story = StoryObj<typeof meta>

const Missing = lazy(() => Promise.reject<never>(new Error('missing')))

export const NotLoaded: Story = { args: { children: <Missing /> } }

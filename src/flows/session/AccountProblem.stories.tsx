import type { Meta, StoryObj } from '@storybook/react-vite'
import { ApiError } from '#api/http/error.ts'
import { AccountProblem } from './AccountProblem.tsx'

const session = { token: 'a', user: undefined, error: null, offline: false, retry: () => undefined }

const meta = { title: 'flows/AccountProblem', component: AccountProblem } satisfies Meta<
  typeof AccountProblem
>
export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = { args: { session: { ...session, error: new ApiError(503) } } }
export const Offline: Story = { args: { session: { ...session, offline: true } } }

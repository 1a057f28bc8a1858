import type { Meta, StoryObj } from '@storybook/react-vite'
import { ThemeIcon } from './ThemeIcon.tsx'
import { themes } from './themes.ts'

const meta = {
  title: 'components/schedule/ThemeIcon',
  component: ThemeIcon,
  args: { theme: 'sunrise' },
} satisfies Meta<typeof ThemeIcon>
export default meta
type Story = StoryObj<typeof meta>

export const Sunrise: Story = {}
/** SCHED-73: all themes. Text in a theme's colours has enough contrast. */
export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', gap: 12 }}>
      {themes.map(({ value, label }) => (
        <li
          key={value}
          data-theme={value}
          style={{ padding: 12, background: 'var(--theme-soft)', color: 'var(--theme-text)' }}
        >
          <ThemeIcon theme={value} />
          <p>{label}</p>
          <p style={{ background: 'var(--theme)', color: 'var(--theme-ink)' }}>{label}</p>
        </li>
      ))}
    </ul>
  ),
}

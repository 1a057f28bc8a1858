import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Grid, Row, Stack, Surface, Text } from './Layout.tsx'

const meta = { title: 'ui/Layout' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** A heading over a text, beside what happens with it. */
export const Rows: Story = {
  render: () => (
    <Row as="section" surface wrap justify="between" gap={3} pad={4} aria-label="Delivery">
      <Stack gap={1} shrink>
        <Text as="h2" size="l">
          Delivery
        </Text>
        <Text hint>Tomorrow between 9:00 AM and 12:00 PM</Text>
      </Stack>
      <Text tone="green-strong" weight={650} numeric>
        ₱120.00
      </Text>
    </Row>
  ),
  async play({ canvas }) {
    const row = canvas.getByRole('region', { name: 'Delivery' })
    await expect(row).toHaveStyle({ display: 'flex', gap: '12px' })
    await expect(row).not.toHaveAttribute('gap')
  },
}

/** Two columns on wide screens, the second below the first on others. */
export const TwoColumns: Story = {
  render: () => (
    <Stack gap={6} beside="minmax(0, 1fr) 21rem">
      <Surface>The products</Surface>
      <Surface>The sum</Surface>
    </Stack>
  ),
}

export const Middle: Story = {
  render: () => (
    <Grid center fill="mango-soft" tone="mango-ink" radius="pill" pad={3}>
      In the middle
    </Grid>
  ),
}

import type { Preview } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import '../src/ui/base.css'

const preview: Preview = {
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { options: { canvas: { name: 'Canvas', value: '#faf8f3' }, surface: { name: 'Surface', value: '#ffffff' } } },
  },
  initialGlobals: { backgrounds: { value: 'canvas' } },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
}

export default preview

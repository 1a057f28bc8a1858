import type { Preview } from '@storybook/react-vite'
import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router-dom'
import { configure } from 'storybook/test'
import { createQueryClient } from '#api/cache/queryClient.ts'
import { loadMapEngine } from '#mocks/hosts/mapEngine.ts'
import '#ui/base.css'
import { AntdProvider } from '#ui/AntdProvider.tsx'
import { configureMaps } from '#ui/map/engine.ts'

// As in component tests: for slow machines.
configure({ asyncUtilTimeout: 15_000 })
// The engine of the demo, with the demo's base map.
configureMaps({
  load: () => loadMapEngine(new URL(import.meta.env.BASE_URL, document.baseURI).href),
})

const preview: Preview = {
  parameters: {
    layout: 'padded',
    // axe leaves this rule of WCAG 2.2 out unless it is asked for.
    a11y: { test: 'error', config: { rules: [{ id: 'target-size', enabled: true }] } },
    backgrounds: {
      options: {
        canvas: { name: 'Canvas', value: '#faf8f3' },
        surface: { name: 'Surface', value: '#ffffff' },
      },
    },
  },
  initialGlobals: { backgrounds: { value: 'canvas' } },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <QueryClientProvider client={createQueryClient()}>
          <AntdProvider>
            <Story />
          </AntdProvider>
        </QueryClientProvider>
      </MemoryRouter>
    ),
  ],
}

export default preview

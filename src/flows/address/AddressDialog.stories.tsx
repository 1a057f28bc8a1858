import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleAddress } from '#components/samples.ts'
import { AddAddress } from './AddAddress.tsx'
import { AddressDialog } from './AddressDialog.tsx'

const nothing = () => undefined
const named = (...names: string[]) =>
  names.map((name, i) => ({ code: String(1_000_000_000 + i), name }))

/**
 * A few places, with a region that has provinces and one that has none, by the end of the requested
 * address.
 */
const places: Record<string, unknown> = {
  '/regions': [
    { code: '0300000000', name: 'Central Luzon', regionName: 'Region III' },
    { code: '1300000000', name: 'National Capital Region', regionName: 'NCR' },
  ],
  '/regions/0300000000/provinces': named('Bulacan', 'Nueva Ecija', 'Pampanga'),
  '/regions/1300000000/provinces': [],
  '/regions/1300000000/cities-municipalities': named('Makati City', 'Pasig City', 'Quezon City'),
  '/provinces/1000000002/cities-municipalities': named(
    'Angeles City',
    'Guagua',
    'San Fernando City',
  ),
}
const barangays = named('Dolores', 'San Jose', 'Santo Rosario')
const failed = () =>
  Response.json({ message: 'The service is unavailable', code: 'unavailable' }, { status: 503 })

/** Behaviour of the location service: paths below `failing` fail; `silent` never responds. */
interface Service {
  failing?: string
  silent?: boolean
}

function answer({ failing, silent }: Service, url: string): Promise<Response> {
  if (silent) return new Promise(() => undefined)
  if (failing && url.includes(failing)) return Promise.resolve(failed())
  const [, list = barangays] = Object.entries(places).find(([path]) => url.endsWith(path)) ?? []
  return Promise.resolve(Response.json(list))
}

const meta = {
  title: 'flows/AddressDialog',
  component: AddressDialog,
  beforeEach: ({ parameters }) => {
    const real = globalThis.fetch
    const service = (parameters['service'] ?? {}) as Service
    globalThis.fetch = (input) =>
      answer(service, input instanceof Request ? input.url : String(input))
    return () => {
      globalThis.fetch = real
    }
  },
} satisfies Meta<typeof AddressDialog>
export default meta
type Story = StoryObj<typeof meta>

const pampanga = {
  ...sampleAddress,
  country: 'Philippines' as const,
  type: 'HOME' as const,
  address_line: 'Green gate',
  barangay: 'Dolores',
  geolocation: { latitude: 15.0343, longitude: 120.6844 },
}
const manila = {
  ...pampanga,
  region: 'National Capital Region',
  state_province: 'National Capital Region',
  city: 'Makati City',
  zipcode: '1200',
}
const empty = { title: 'Add Address', name: 'new', busy: false, onSave: nothing, onClose: nothing }
const edit = { ...empty, title: 'Edit Address', address: pampanga }
const maria = {
  _id: '65f0a1c2d3e4b5a697881001',
  first_name: 'Maria',
  last_name: 'Santos',
  contact_number: '09171234567',
}

export const Empty: Story = { args: empty }
export const Add: Story = {
  args: empty,
  render: () => <AddAddress user={maria} onClose={nothing} />,
}
export const Edit: Story = { args: edit }
export const WithoutProvince: Story = { args: { ...edit, address: manila } }
export const Busy: Story = { args: { ...edit, busy: true } }
export const Loading: Story = { args: empty, parameters: { service: { silent: true } } }
export const Failed: Story = { args: empty, parameters: { service: { failing: '/regions' } } }
export const CitiesFailed: Story = {
  args: edit,
  parameters: { service: { failing: '/cities-municipalities' } },
}

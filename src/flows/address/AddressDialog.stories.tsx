import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddressDialog } from './AddressDialog.tsx'
import type { Place, Places } from './places.ts'
import { sampleAddress } from '../../components/samples.ts'

const nothing = () => undefined
const never = () => new Promise<never>(() => undefined)
const named = (...names: string[]): Place[] => names.map((name, i) => ({ code: String(1_000_000_000 + i), name }))

/** A few places, with a region that has provinces and one that hasn't. */
const places: Places = {
  regions: () =>
    Promise.resolve([
      { code: '0300000000', name: 'Central Luzon', regionName: 'Region III' },
      { code: '1300000000', name: 'National Capital Region', regionName: 'NCR' },
    ]),
  provinces: (region) => Promise.resolve(region === '0300000000' ? named('Bulacan', 'Nueva Ecija', 'Pampanga') : []),
  regionCities: () => Promise.resolve(named('Makati City', 'Pasig City', 'Quezon City')),
  provinceCities: () => Promise.resolve(named('Angeles City', 'Guagua', 'San Fernando City')),
  barangays: () => Promise.resolve(named('Dolores', 'San Jose', 'Santo Rosario')),
}

const meta = { title: 'components/AddressDialog', component: AddressDialog } satisfies Meta<typeof AddressDialog>
export default meta
type Story = StoryObj<typeof meta>

const shared = { open: true, title: 'Add Address', places, busy: false, onSave: nothing, onClose: nothing }
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

export const Empty: Story = { args: shared }
export const KnownRecipient: Story = { args: { ...shared, recipient: { owner_name: 'Maria Santos', mobile_number: '09171234567' } } }
export const Edit: Story = { args: { ...shared, title: 'Edit Address', address: pampanga } }
export const WithoutProvince: Story = { args: { ...shared, title: 'Edit Address', address: manila } }
export const Busy: Story = { args: { ...shared, title: 'Edit Address', address: pampanga, busy: true } }
export const Loading: Story = { args: { ...shared, places: { ...places, regions: never } } }
export const Failed: Story = {
  args: { ...shared, places: { ...places, regions: () => Promise.reject(new Error('The service is unavailable')) } },
}
export const CitiesFailed: Story = {
  args: {
    ...shared,
    title: 'Edit Address',
    address: pampanga,
    places: { ...places, provinceCities: () => Promise.reject(new Error('The service is unavailable')) },
  },
}

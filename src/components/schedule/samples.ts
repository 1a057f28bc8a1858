import type { QueryView } from '#ui/QueryBoundary.tsx'
import { sampleAddress } from '../samples.ts'
import type { ScheduleAddress } from './ShippingStep.tsx'

const view = (data: readonly ScheduleAddress[]): QueryView<readonly ScheduleAddress[]> => ({
  data,
  error: null,
  fetchStatus: 'idle',
  refetch: () => undefined,
})

export const sampleAddresses = view([
  { ...sampleAddress, _id: 'a1', is_default: false },
  {
    ...sampleAddress,
    _id: 'a2',
    is_default: true,
    owner_name: 'Lola Remedios',
    street: '4 Mabini St.',
  },
])
export const noAddresses = view([])
/** 9 March 2026, noon in Manila. */
export const sampleNow = Date.UTC(2026, 2, 9, 4)

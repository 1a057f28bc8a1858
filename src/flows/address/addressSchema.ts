import type { UseFormSetValue } from 'react-hook-form'
import { isInPhilippines, PHILIPPINES } from '#domain/philippines.ts'
import type { Coordinates } from '#lib/geolocation.ts'
import { isBlank, pastedText, visibleText } from '#lib/visibleText.ts'
import { z } from '#lib/zod.ts'
import type { FormPart } from '#ui/form/useSchemaForm.ts'

const NAME_LENGTH = 100
const LINE_LENGTH = 200

const required = (label: string, length: number) =>
  z.string().check(
    z.trim(),
    z.refine((text) => !isBlank(text), { error: `${label} is required`, abort: true }),
    z.maxLength(length, `${label} can have at most ${length} characters`),
  )

const limits = { latitude: 90, longitude: 180 } as const
const labels = { latitude: 'Latitude', longitude: 'Longitude' } as const

/** Reads '15.0343° N', too; NaN for any other text, such as '0xF'. */
function degreesOf(text: string): number {
  const [, degrees] = /^\s*([+-]?\d+(?:\.\d*)?)\s*°?\s*[NE]?\s*$/i.exec(pastedText(text)) ?? []
  return Number(degrees ?? NaN)
}
const positionOf = (typed: { latitude: string; longitude: string }): Coordinates => ({
  latitude: degreesOf(typed.latitude),
  longitude: degreesOf(typed.longitude),
})

/** Degrees as typed; one message when either is missing, and one when they lie abroad. */
const coordinates = z.pipe(
  z.object({ latitude: z.string(), longitude: z.string() }).check(({ value, issues }) => {
    const keys = ['latitude', 'longitude'] as const
    const missing = keys.find((key) => isBlank(value[key]))
    if (missing)
      issues.push({
        code: 'custom',
        input: value,
        path: [missing],
        message: 'Coordinates are required',
      })
    for (const key of keys) {
      if (isBlank(value[key])) continue
      const degrees = degreesOf(value[key])
      if (Number.isNaN(degrees) || Math.abs(degrees) > limits[key])
        issues.push({
          code: 'custom',
          input: value,
          path: [key],
          message: `${labels[key]} must be a number from -${limits[key]} to ${limits[key]}`,
        })
    }
    const position = positionOf(value)
    if (issues.length > 0 || isInPhilippines(position)) return
    const { south, north } = PHILIPPINES
    const far = position.latitude < south || position.latitude > north ? 'latitude' : 'longitude'
    issues.push({
      code: 'custom',
      input: value,
      path: [far],
      message: 'Coordinates must be in the Philippines',
    })
  }),
  z.transform(positionOf),
)

/** The position in the fields; null while they have none in the Philippines. */
export function typedPosition({
  latitude,
  longitude,
}: AddressValues['geolocation']): Coordinates | null {
  const { data } = coordinates.safeParse({ latitude, longitude })
  return data ?? null
}

/** The same rules as of the contract's AddressInput. */
export const addressSchema = z.object({
  owner_name: required('Full name', NAME_LENGTH),
  mobile_number: z
    .string()
    .check(
      z.length(11, { error: 'Mobile number must be exactly 11 characters', abort: true }),
      z.regex(/^09\d{9}$/, 'Mobile number must start with 09'),
    ),
  country: z.literal('Philippines'),
  region: required('Region', NAME_LENGTH),
  state_province: required('Province', NAME_LENGTH),
  city: required('City or municipality', NAME_LENGTH),
  barangay: required('Barangay', NAME_LENGTH),
  street: required('Street', LINE_LENGTH),
  zipcode: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'ZIP code is required', abort: true }),
      z.regex(/^\d{4}$/, 'ZIP code must have 4 digits'),
    ),
  address_line: z
    .string()
    .check(
      z.overwrite(visibleText),
      z.maxLength(
        LINE_LENGTH,
        `Unit, floor or landmark can have at most ${LINE_LENGTH} characters`,
      ),
    ),
  type: z.enum(['HOME', 'WORK']),
  geolocation: coordinates,
})

export type AddressValues = z.input<typeof addressSchema>
/** AddressInput without `is_default`. */
export type AddressDraft = z.output<typeof addressSchema>

export type Recipient = Pick<AddressValues, 'owner_name' | 'mobile_number'>

export type SavedAddress = Omit<AddressDraft, 'address_line' | 'geolocation'> &
  Partial<Pick<AddressDraft, 'address_line' | 'geolocation'>>

/**
 * Returns what the user has changed, given what is saved now.
 * @throws ChangedElsewhere when they have to choose first
 */
export type ChangesOf = (now: SavedAddress) => Partial<AddressDraft>

const single = (label: string, name: Exclude<keyof AddressValues, 'geolocation'>) => ({
  label,
  fields: [name],
  text: (values: AddressValues) => values[name],
})

/** The pin belongs to the place around it. */
export const addressParts: readonly FormPart<AddressValues>[] = [
  single('Full name', 'owner_name'),
  single('Mobile number', 'mobile_number'),
  single('Unit, floor or landmark', 'address_line'),
  { ...single('Type', 'type'), text: ({ type }) => (type === 'HOME' ? 'Home' : 'Work') },
  {
    label: 'Place',
    fields: ['region', 'state_province', 'city', 'barangay', 'street', 'zipcode', 'geolocation'],
    text: ({ street, barangay, city, zipcode, geolocation: { latitude, longitude } }) =>
      `${[street, barangay, city, zipcode].filter(Boolean).join(', ')} (${latitude}, ${longitude})`,
  },
]

/** The saved address, or an empty one with the recipient. */
export function startValues(address?: SavedAddress, recipient?: Partial<Recipient>): AddressValues {
  const { geolocation } = address ?? {}
  return {
    owner_name: address?.owner_name ?? recipient?.owner_name ?? '',
    mobile_number: address?.mobile_number ?? recipient?.mobile_number ?? '',
    country: 'Philippines',
    region: address?.region ?? '',
    state_province: address?.state_province ?? '',
    city: address?.city ?? '',
    barangay: address?.barangay ?? '',
    zipcode: address?.zipcode ?? '',
    street: address?.street ?? '',
    address_line: address?.address_line ?? '',
    type: address?.type ?? 'HOME',
    geolocation: {
      latitude: geolocation ? String(geolocation.latitude) : '',
      longitude: geolocation ? String(geolocation.longitude) : '',
    },
  }
}

export const setPosition = (
  setValue: UseFormSetValue<AddressValues>,
  { latitude, longitude }: Coordinates,
) =>
  setValue(
    'geolocation',
    { latitude: String(latitude), longitude: String(longitude) },
    { shouldDirty: true, shouldValidate: true },
  )

import HomeOutlined from '@ant-design/icons/HomeOutlined'
import ShopOutlined from '@ant-design/icons/ShopOutlined'
import { Segmented, type SegmentedProps } from 'antd'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { findZipcode } from '#domain/zipcodes.ts'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/form/Form.tsx'
import { FormErrorSummary } from '#ui/form/FormErrorSummary.tsx'
import { digitsOf } from '#ui/form/phone.ts'
import { PhoneField } from '#ui/form/PhoneField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSchemaForm } from '#ui/form/useSchemaForm.ts'
import { Icon } from '#ui/Icon.tsx'
import {
  type AddressDraft,
  addressParts,
  addressSchema,
  type AddressValues,
  type ChangesOf,
  type Recipient,
  type SavedAddress,
  startValues,
} from './addressSchema.ts'
import { CoordinateFields } from './CoordinateFields.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { type Region, withRegionName } from './places.ts'
import styles from './AddressForm.module.css'

const codeOf = (province: string, city: string) =>
  findZipcode(province, city).catch(() => undefined)

/**
 * Fills in a city's ZIP code in place of none, or of that of the city before. Any other was
 * entered, and stays: a city has many codes.
 * @returns the chosen city's code
 */
function useFilledZipcode(): string | undefined {
  const { control, getValues, setValue } = useFormContext<AddressValues>()
  const [region, province, city] = useWatch({ control, name: ['region', 'state_province', 'city'] })
  // The region's name is the value of 'No province'.
  const own = province === region ? '' : province
  const last = useRef({ province: own, city })
  const [found, setFound] = useState<string>()
  const fill = useEffectEvent(async (isWanted: () => boolean) => {
    const { province: provinceBefore, city: cityBefore } = last.current
    last.current = { province: own, city }
    const [before, zipcode] = await Promise.all([
      codeOf(provinceBefore, cityBefore),
      codeOf(own, city),
    ])
    if (!isWanted()) return
    setFound(zipcode)
    if (!['', before].includes(getValues('zipcode'))) return
    setValue('zipcode', zipcode ?? '', { shouldDirty: true, shouldValidate: zipcode !== undefined })
  })
  useEffect(() => {
    if (city === '' || (city === last.current.city && own === last.current.province)) return
    let wanted = true
    setFound(undefined)
    void fill(() => wanted)
    return () => {
      wanted = false
    }
  }, [own, city])
  return found
}

/** The choice of a city fills it in. */
function ZipcodeField() {
  const { control, setValue } = useFormContext<AddressValues>()
  const [zipcode, city] = useWatch({ control, name: ['zipcode', 'city'] })
  const found = useFilledZipcode()
  const use = () => found && setValue('zipcode', found, { shouldDirty: true, shouldValidate: true })
  return (
    <div>
      <TextField<AddressValues>
        name="zipcode"
        label="ZIP code"
        autoComplete="postal-code"
        inputMode="numeric"
        normalize={digitsOf}
      />
      {found && zipcode !== found && (
        <p className={styles.note} role="status">
          The ZIP code of {city} is {found}.{' '}
          <Button variant="quiet" size="s" onClick={use}>
            Use {found}
          </Button>
        </p>
      )}
    </div>
  )
}

const types: SegmentedProps<AddressValues['type']>['options'] = [
  { value: 'HOME', label: 'Home', icon: <Icon icon={HomeOutlined} size={18} /> },
  { value: 'WORK', label: 'Work', icon: <Icon icon={ShopOutlined} size={18} /> },
]

function TypeField() {
  const { field } = useController<AddressValues, 'type'>({ name: 'type' })
  return (
    <div className={styles.type}>
      <span className={styles.legend} aria-hidden="true">
        Type
      </span>
      <Segmented<AddressValues['type']>
        shape="round"
        name={field.name}
        aria-label="Type"
        tabIndex={-1}
        options={types}
        value={field.value}
        onChange={field.onChange}
      />
    </div>
  )
}

interface Props {
  /** A button outside submits the form by it. */
  id: string
  address: SavedAddress | undefined
  recipient: Partial<Recipient> | undefined
  /** The address's id, or `new`. */
  name: string
  regions: readonly Region[]
  onSubmit: (address: AddressDraft, changesOf: ChangesOf) => void
  /** Called with whether the fields differ from their initial values. */
  onDirty: (dirty: boolean) => void
}

/** The fields keep their values after a failed save. */
export function AddressForm({ id, address, recipient, name, regions, onSubmit, onDirty }: Props) {
  const valuesOf = (saved?: SavedAddress) =>
    startValues(saved && withRegionName(saved, regions), recipient)
  const form = useSchemaForm<AddressValues, AddressDraft>({
    schema: addressSchema,
    start: valuesOf(address),
    parts: addressParts,
    draft: `address.${name}`,
    shouldFocusError: false,
  })
  const { isTouched } = form
  useEffect(() => onDirty(isTouched), [isTouched, onDirty])
  // The dialog was open before the form.
  const { setFocus } = form
  useEffect(() => setFocus('owner_name'), [setFocus])

  return (
    <Form
      form={form}
      id={id}
      onSubmit={(draft) => onSubmit(draft, (now) => form.changes(draft, valuesOf(now)))}
      label="Address"
    >
      <FormErrorSummary />
      <CoordinateFields />
      <div className={styles.fields}>
        <TextField<AddressValues>
          name="owner_name"
          label="Full name"
          autoComplete="name"
          maxLength={100}
        />
        <PhoneField<AddressValues> name="mobile_number" label="Mobile number" />
        <PlaceFields />
        <TextField<AddressValues>
          name="street"
          label="Street"
          autoComplete="address-line1"
          maxLength={200}
          placeholder="12 Mabini Street"
        />
        <TextField<AddressValues>
          name="address_line"
          label="Unit, floor or landmark"
          optional
          maxLength={200}
          placeholder="Unit 4B, beside the chapel"
        />
        <ZipcodeField />
        <TextField<AddressValues> name="country" label="Country" readOnly />
      </div>
      <TypeField />
    </Form>
  )
}

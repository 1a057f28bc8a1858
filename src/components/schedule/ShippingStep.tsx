import PlusOutlined from '@ant-design/icons/PlusOutlined'
import { useFormContext, useWatch } from 'react-hook-form'
import type { components } from '#openapi/generated/types.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { FieldError } from '#ui/form/FieldError.tsx'
import { Stack, Text } from '#ui/Layout.tsx'
import { QueryBoundary, type QueryView } from '#ui/QueryBoundary.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { type AddressParts, addressText } from '../addressLine.ts'
import { paymentOptions } from '../paymentOptions.ts'
import type { ScheduleValues } from './scheduleSchema.ts'
import styles from './Fields.module.css'

export type ScheduleAddress = AddressParts &
  Pick<
    components['schemas']['Address'],
    '_id' | 'owner_name' | 'barangay' | 'mobile_number' | 'is_default'
  >

export interface ShippingProps {
  addresses: QueryView<readonly ScheduleAddress[]>
  onNewAddress: () => void
}

export function ShippingStep({ addresses, onNewAddress }: ShippingProps) {
  const { control, setValue, formState } = useFormContext<ScheduleValues>()
  const [address, payment] = useWatch({ control, name: ['address', 'payment_method'] })
  const { errors } = formState
  const choose = (name: 'address' | 'payment_method', value: string) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: true })
  const none = <Text hint>You have no address yet.</Text>
  return (
    <Stack columns={1} gap={5} shrink>
      <div className={styles.group}>
        <QueryBoundary
          query={addresses}
          loading={<p aria-hidden>Loading...</p>}
          isEmpty={(all) => all.length === 0}
          empty={none}
        >
          {(all) => (
            <RadioGroup
              label="Delivery address"
              options={all.map((one) => ({
                value: one._id,
                label: one.owner_name,
                hint: `${addressText(one)} · ${one.mobile_number}`,
                aside: one.is_default && <Badge tone="green">Default</Badge>,
              }))}
              value={address || null}
              onChange={(id) => choose('address', id)}
            />
          )}
        </QueryBoundary>
        <FieldError message={errors.address?.message} />
        <Button
          variant="secondary"
          size="s"
          icon={PlusOutlined}
          className={styles.start}
          onClick={onNewAddress}
        >
          New Address
        </Button>
      </div>
      <div className={styles.group}>
        <RadioGroup
          label="Payment method"
          options={paymentOptions}
          value={payment || null}
          onChange={(method) => choose('payment_method', method)}
        />
        <FieldError message={errors.payment_method?.message} />
      </div>
    </Stack>
  )
}

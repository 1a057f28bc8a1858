import { Alert } from 'antd'
import { placeMatches } from '#domain/towns.ts'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { Stack } from '#ui/Layout.tsx'
import { loadFailed, type QueryView } from '#ui/QueryBoundary.tsx'
import type { AddressValues } from './addressSchema.ts'
import { optionsOf, type Place } from './places.ts'
import styles from './AddressForm.module.css'

interface Props {
  name: 'region' | 'state_province' | 'city' | 'barangay'
  label: string
  placeholder: string
  list: Pick<QueryView<readonly Place[]>, 'data' | 'error' | 'fetchStatus' | 'refetch'>
  /** Options after the places of the list. */
  others?: readonly { value: string; label: string }[]
  /** The place above is chosen. */
  enabled: boolean
  onChosen?: (name: string) => void
}

/** One level of places; typing filters it. A list that can't be loaded has Retry. */
export function PlaceSelect({
  name,
  label,
  placeholder,
  list,
  others = [],
  enabled,
  onChosen,
}: Props) {
  const { data, error, fetchStatus, refetch } = list
  const loading = fetchStatus === 'fetching'
  return (
    <Stack gap={2} shrink className={styles.choice}>
      <SelectField<AddressValues>
        name={name}
        label={label}
        placeholder={loading ? 'Loading...' : placeholder}
        options={[...optionsOf(data), ...others]}
        matches={placeMatches}
        loading={loading}
        disabled={!enabled}
        onChosen={onChosen}
      />
      {error && (
        <Alert
          type="error"
          title={loadFailed(error)}
          action={
            <Button variant="secondary" size="s" onClick={() => void refetch()}>
              Retry
            </Button>
          }
        />
      )}
    </Stack>
  )
}

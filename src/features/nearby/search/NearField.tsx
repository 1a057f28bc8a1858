import { AutoComplete } from 'antd'
import { useId, useState } from 'react'
import { FieldError } from '../../../ui/form/FieldError.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { type Place, usePlaces } from './places.ts'
import styles from './SearchForm.module.css'

interface Props {
  /** What the field shows while the user doesn't type: the name of the place in use. */
  shown: string
  /** What the user has typed; null when they have not. */
  text: string | null
  onText: (text: string | null) => void
  onPick: (place: Place) => void
  error: string | undefined
}

const optionOf = (place: Place, index: number) => ({
  // The names of places are not unique.
  value: `${index} ${place.label}`,
  place,
  label: (
    <span className={styles.option}>
      <Icon icon={place.icon} className={styles.optionIcon} />
      <span className={styles.optionText}>
        <span>{place.label}</span>
        {place.hint && <span className={styles.optionHint}>{place.hint}</span>}
      </span>
    </span>
  ),
})

/** Why there is no place to choose. */
const emptyText = (loading: boolean, failed: boolean) => {
  if (failed) return 'Towns could not be loaded. Type coordinates, such as 15.03, 120.68.'
  return loading ? 'Loading...' : 'No town of that name. Coordinates work too: 15.03, 120.68'
}

/** 'Near': a combobox over the device's position, the user's addresses, towns and typed coordinates. */
export function NearField({ shown, text, onText, onPick, error }: Props) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const { places, loading, failed } = usePlaces(text ?? '', open)
  return (
    <div className={styles.field}>
      <div className={styles.frame}>
        <label htmlFor={id} className={styles.label}>
          Near
        </label>
        <AutoComplete
          id={id}
          variant="borderless"
          className={styles.near}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}error` : undefined}
          placeholder="Town, address or coordinates"
          value={text ?? shown}
          options={places.map(optionOf)}
          defaultActiveFirstOption={false}
          showSearch={{ filterOption: false, onSearch: onText }}
          notFoundContent={<p role="status">{emptyText(loading, failed)}</p>}
          onSelect={(_value, option) => onPick(option.place)}
          onOpenChange={setOpen}
          onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}
        />
      </div>
      <FieldError id={`${id}error`} message={error} />
    </div>
  )
}

import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { classNames } from '#ui/classNames.ts'
import { FieldError } from '#ui/form/FieldError.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Grid, Text } from '#ui/Layout.tsx'
import { useActiveOption } from '#ui/useActiveOption.ts'
import { useDisclosure } from '#ui/useDisclosure.ts'
import { type Place, usePlaces } from './places.ts'
import options from '#ui/options.module.css'
import styles from './SearchForm.module.css'

interface Props {
  /** Name of the place in use, shown until the user types. */
  shown: string
  text: string | null
  onText: (text: string | null) => void
  onPick: (place: Place) => void
  error: string | undefined
}

/** A combobox over the device's position, the user's addresses, towns and typed coordinates. */
export function NearField({ shown, text, onText, onPick, error }: Props) {
  const { open, setOpen, boxProps } = useDisclosure<HTMLDivElement>()
  const list = useRef<HTMLUListElement>(null)
  const id = useId()
  const [listId, errorId] = [`${id}list`, `${id}error`]
  const { places, loading, failed } = usePlaces(text ?? '', open)
  const { active, reset, onKeyDown: onArrow } = useActiveOption(places.length, () => setOpen(true))
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const pick = (place: Place) => {
    setOpen(false)
    reset()
    onPick(place)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    onArrow(event)
    const place = open ? places[active] : undefined
    if (event.key !== 'Enter' || !place) return
    event.preventDefault()
    pick(place)
  }
  const message = failed
    ? 'Towns could not be loaded. Enter coordinates, such as 15.03, 120.68.'
    : loading
      ? 'Loading...'
      : places.length === 0
        ? 'No town found. You can also enter coordinates, such as 15.03, 120.68'
        : null

  return (
    // The box only handles keys and focus of what is inside.
    <div {...boxProps} role="presentation" className={styles.field}>
      <Grid fill="white" align="center" radius="m" className={styles.frame}>
        <label htmlFor={id} className={styles.label}>
          Near
        </label>
        <input
          id={id}
          className={styles.input}
          role="combobox"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={open && active >= 0 ? `${listId}${active}` : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          autoComplete="off"
          enterKeyHint="search"
          placeholder="Town, address or coordinates"
          value={text ?? shown}
          onChange={(event) => {
            onText(event.target.value)
            reset()
            setOpen(true)
          }}
          onFocus={(event) => event.target.select()}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
        />
      </Grid>
      {open && (
        <div className={classNames(options.panel, styles.places)}>
          <ul ref={list} id={listId} role="listbox" aria-label="Places">
            {places.map((place, index) => (
              <li key={`${place.label} ${place.hint} ${index}`} role="presentation">
                <button
                  type="button"
                  id={`${listId}${index}`}
                  role="option"
                  aria-selected={index === active}
                  tabIndex={-1}
                  className={options.option}
                  // A press would move the focus out of the field.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => pick(place)}
                >
                  <Icon icon={place.icon} className={styles.optionIcon} />
                  <span className={styles.optionText}>
                    <span>{place.label}</span>
                    {place.hint && (
                      <Text as="span" note>
                        {place.hint}
                      </Text>
                    )}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <p role="status" className={message ? options.message : 'visually-hidden'}>
            {message ?? `${places.length} places`}
          </p>
        </div>
      )}
      <FieldError id={errorId} message={error} />
    </div>
  )
}

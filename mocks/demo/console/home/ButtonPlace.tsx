import { Field, Section } from '../controls.tsx'
import { type Place, samePlace } from '../place.ts'
import { useConsole } from '../useConsole.ts'

const AUTOMATIC = 'Automatic'
const OWN = 'Where you put it'
const places: Readonly<Record<string, Place | null>> = {
  [AUTOMATIC]: null,
  'Bottom left': { x: 0, y: 0 },
  'Bottom right': { x: 1, y: 0 },
  'Top left': { x: 0, y: 1 },
  'Top right': { x: 1, y: 1 },
}

/** Where the button 'Demo' stands, for users who can't drag it. */
export function ButtonPlace() {
  const { buttonPlace, setButtonPlace } = useConsole()
  const known = Object.entries(places).find(([, place]) =>
    place && buttonPlace ? samePlace(place, buttonPlace) : place === buttonPlace,
  )
  const chosen = known?.[0] ?? OWN
  return (
    <Section title="This console">
      <Field label="Position of the Demo button">
        <select
          value={chosen}
          onChange={({ target }) => setButtonPlace(places[target.value] ?? null)}
        >
          {Object.keys(places).map((name) => (
            <option key={name}>{name}</option>
          ))}
          {chosen === OWN && <option>{OWN}</option>}
        </select>
      </Field>
    </Section>
  )
}

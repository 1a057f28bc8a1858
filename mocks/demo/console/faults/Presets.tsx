import { Button, Directive } from '../controls.tsx'
import { type Preset, presetInForce } from './presets.ts'
import { useFaults } from './useFaults.ts'

/** Switches for states of the network, each with what it does and its directives. */
export function Presets({ presets }: { presets: readonly Preset[] }) {
  return (
    <ul className="presets">
      {presets.map((preset) => (
        <li key={preset.label}>
          <PresetSwitch preset={preset} />
          <div>
            <small>{preset.says}</small>
            <Directive>{preset.scenario}</Directive>
          </div>
        </li>
      ))}
    </ul>
  )
}

function PresetSwitch({ preset }: { preset: Preset }) {
  const { state, apply, takeBack } = useFaults()
  const { on, armed, usual } = presetInForce(preset, state)
  const toggle = async () => {
    if (on) return takeBack(armed, usual)
    // A part of it may be armed already.
    await takeBack(armed, '')
    await apply(preset.scenario)
  }
  return (
    <Button pressed={on} onClick={toggle}>
      {preset.label}
    </Button>
  )
}

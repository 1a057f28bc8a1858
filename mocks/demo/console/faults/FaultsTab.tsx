import { Flex, Switch } from 'antd'
import { useEffect, useId, useRef } from 'react'
import { describeConditions, usualFor } from '#fixtures/scenarios/conditions.ts'
import { writeScenario } from '#fixtures/scenarios/scenario.ts'
import { AsLinks, Button, Item, Line, Section } from '../controls.tsx'
import { UNANSWERED } from '../texts.ts'
import { useConsole } from '../useConsole.ts'
import { describeCount, describeFault } from './describe.ts'
import { FaultForm } from './FaultForm.tsx'
import { type Preset, presetInForce, presets } from './presets.ts'

const pageOf = ({ path }: Preset, base: string) => new URL(`.${path}`, base).href

export function FaultsTab() {
  const { base } = useConsole()
  return (
    <>
      <Status />
      {Object.entries(presets).map(([title, ones]) => (
        <Section key={title} title={title}>
          <ul>
            {ones.map((preset) => (
              <PresetItem key={preset.label} preset={preset} />
            ))}
          </ul>
          <AsLinks
            title="Show as links"
            of={ones.map((preset) => ({
              label: `${preset.label}: `,
              page: pageOf(preset, base),
              scenario: `as:liza,${preset.scenario}`,
            }))}
          />
        </Section>
      ))}
      <FaultForm />
      <ArmedList />
    </>
  )
}

function useFaults() {
  const { connection, notify, ...console } = useConsole()
  return {
    ...console,
    /**
     * Removes faults by their ids, and applies directives that restore the usual conditions. Never
     * rejects.
     */
    async takeBack(armed: readonly number[], usual: string): Promise<void> {
      try {
        if (armed.length > 0) await connection.remote.disarm(armed)
      } catch {
        return notify(UNANSWERED)
      }
      if (usual !== '') await console.apply(usual)
    },
  }
}

function PresetItem({ preset }: { preset: Preset }) {
  const { base, state, apply, takeBack } = useFaults()
  const id = useId()
  const { label, sees, toDo, scenario } = preset
  const { on, armed, usual } = presetInForce(preset, state)
  const toggle = async () => {
    if (on) return takeBack(armed, usual)
    // A part of it may be armed already.
    await takeBack(armed, '')
    await apply(scenario)
  }
  const page = pageOf(preset, base)
  // Without the network a page can't be loaded again.
  const isHere = page === globalThis.location.origin + globalThis.location.pathname
  return (
    <Item
      end={
        on === undefined ? (
          <Button label={`Do it: ${label}`} onClick={toggle}>
            Do it
          </Button>
        ) : (
          <Switch id={id} checked={on} onChange={() => void toggle()} />
        )
      }
    >
      <label htmlFor={id}>
        <strong>{label}</strong>
      </label>
      <Line>
        {sees} {isHere ? toDo : <a href={page}>{toDo}</a>}.
      </Line>
    </Item>
  )
}

function useActive() {
  const { state, takeBack } = useFaults()
  const items = [
    ...describeConditions(state.conditions).map(({ says, set }) => ({
      says,
      count: 'until it is turned off',
      directive: writeScenario(set),
      armed: [] as number[],
      usual: writeScenario(usualFor(set)),
    })),
    ...state.armed.map((fault) => ({
      says: describeFault(fault),
      count: describeCount(fault),
      directive: writeScenario({ faults: [fault.rule] }),
      armed: [fault.id],
      usual: '',
    })),
  ]
  return { items, takeBack }
}

/** Keeps its height, so that no press moves a button. */
function Status() {
  const { items, takeBack } = useActive()
  const removeAll = () =>
    takeBack(
      items.flatMap(({ armed }) => armed),
      items.flatMap(({ usual }) => usual || []).join(','),
    )
  return (
    <Flex className="status" justify="space-between" align="center">
      <span id="fault-count" role="status" tabIndex={-1}>
        {items.length === 0
          ? 'No faults are active.'
          : `${items.length} active, also after a reload.`}
      </span>
      {items.length > 0 && <Button onClick={removeAll}>Turn all off</Button>}
    </Flex>
  )
}

function ArmedList() {
  const { items, takeBack } = useActive()
  const list = useRef<HTMLUListElement>(null)
  const removed = useRef<number | null>(null)
  const { length } = items
  useEffect(() => {
    if (removed.current === null) return
    // The focused button was removed: the one in its place gets the focus, or the status.
    const buttons = list.current?.querySelectorAll<HTMLElement>('li > button')
    const tree = list.current?.getRootNode() as Document | ShadowRoot | undefined
    const next =
      buttons?.[Math.min(removed.current, buttons.length - 1)] ??
      tree?.getElementById('fault-count')
    removed.current = null
    next?.focus()
  }, [length])
  return (
    <Section title="Active faults">
      <ul ref={list} className="armed" aria-label="Active faults">
        {items.map(({ says, count, directive, armed, usual }, index) => (
          <Item
            key={armed[0] ?? directive}
            end={
              <Button
                label={`Turn off: ${says}`}
                onClick={() => {
                  removed.current = index
                  return takeBack(armed, usual)
                }}
              >
                Turn off
              </Button>
            }
          >
            <strong>{says}</strong>
            <Line>{count}</Line>
            <AsLinks
              title="Show as link"
              of={[{ page: globalThis.location.href, scenario: directive }]}
            />
          </Item>
        ))}
      </ul>
    </Section>
  )
}

import { useEffect, useRef } from 'react'
import { describeConditions, usualFor } from '#fixtures/scenarios/conditions.ts'
import { writeScenario } from '#fixtures/scenarios/scenario.ts'
import { Button, Directive, Row, Section } from '../controls.tsx'
import { describeCount, describeFault } from './describe.ts'
import { useFaults } from './useFaults.ts'

/**
 * Restores the focus after the focused button was removed with its item: to the button at its
 * position, or to the sentence above the list.
 */
function useFocusAfterRemoval(length: number) {
  const part = useRef<HTMLDivElement>(null)
  const removed = useRef<number | null>(null)
  useEffect(() => {
    if (removed.current === null) return
    const buttons = part.current?.querySelectorAll<HTMLElement>('li button') ?? []
    const next =
      buttons[Math.min(removed.current, buttons.length - 1)] ??
      part.current?.querySelector<HTMLElement>('[role=status]')
    removed.current = null
    next?.focus()
  }, [length])
  return { part, noteRemoval: (index: number) => void (removed.current = index) }
}

/** The active faults and conditions, each with the number of times left. */
export function ArmedList() {
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
  const { part, noteRemoval } = useFocusAfterRemoval(items.length)
  const remove = (index: number, armed: number[], usual: string) => {
    noteRemoval(index)
    return takeBack(armed, usual)
  }
  const removeAll = () =>
    remove(
      0,
      items.flatMap(({ armed }) => armed),
      items.flatMap(({ usual }) => usual || []).join(','),
    )
  return (
    <Section title="Active faults">
      <div ref={part} className="armed">
        <p role="status" tabIndex={-1}>
          {items.length === 0
            ? 'No faults are active.'
            : `${items.length} active, also after a reload.`}
        </p>
        {items.length > 0 && (
          <ul aria-label="Active faults">
            {items.map(({ says, count, directive, armed, usual }, index) => (
              <li key={armed[0] ?? directive}>
                <div>
                  <strong>{says}</strong>
                  <small>{count}</small>
                  <Directive>{directive}</Directive>
                </div>
                <Button label={`Turn off: ${says}`} onClick={() => remove(index, armed, usual)}>
                  Turn off
                </Button>
              </li>
            ))}
          </ul>
        )}
        {items.length > 1 && (
          <Row>
            <Button onClick={removeAll}>Turn all off</Button>
          </Row>
        )}
      </div>
    </Section>
  )
}

import { useKept } from '../../ui/useKept.ts'

/** Steps of a form, from 1 to `count`: `next` and `prev` stop at the ends, `goTo` goes to any step. The step survives a reload for a new release under `name`. */
export function useSteps(count: number, name: string) {
  const [step, setStep] = useKept(`${name}.step`, 1)
  const goTo = (to: number) => setStep(Math.max(1, Math.min(to, count)))
  return { step, isFirst: step === 1, isLast: step === count, next: () => goTo(step + 1), prev: () => goTo(step - 1), goTo }
}

import { useState } from 'react'
import { isBlank } from '#lib/visibleText.ts'
import { useSchemaForm } from '#ui/form/useSchemaForm.ts'
import { useDraft } from '#ui/useDraft.ts'
import {
  NAME_TAKEN,
  newList,
  type ScheduleDraft,
  scheduleSchema,
  type ScheduleValues,
} from './scheduleSchema.ts'
import type { Step } from './scheduleSteps.tsx'

export type Outcome = 'created' | 'name-taken' | 'failed'

interface Options {
  userId: string
  /** Initial value. */
  name: string
  /** The default one, '' while it is not loaded. */
  address: string
  draft: string | undefined
  steps: readonly Step[]
  busy: boolean
  onFinish: (draft: ScheduleDraft) => Promise<Outcome>
}

/** The next step is shown only when the current one is valid. */
export function useScheduleForm({ userId, name, address, draft, steps, busy, onFinish }: Options) {
  const form = useSchemaForm<ScheduleValues, ScheduleDraft>({
    schema: scheduleSchema,
    start: { ...newList(userId), name, address },
    draft,
    mode: 'onBlur',
  })
  const [step, setStep] = useState(1)
  const goTo = (to: number) => setStep(Math.max(1, Math.min(to, steps.length)))
  const isLast = step === steps.length
  const { getValues, setError, trigger } = form
  useDraft(
    draft && `${draft}.step`,
    () => (step > 1 ? step : undefined),
    (stored) => goTo(Number(stored) || 1),
  )

  const finish = form.handleSubmit(
    async (list) => {
      if ((await onFinish(list)) !== 'name-taken') return
      goTo(1)
      setError('name', { type: 'server', message: NAME_TAKEN })
    },
    // An earlier step may have become invalid.
    (errors) =>
      goTo(
        steps.findIndex(({ fields }) =>
          fields.some((field) => (field.split('.')[0] ?? field) in errors),
        ) + 1,
      ),
  )
  const proceed = async () => {
    if (busy) return
    if (isLast) return finish()
    if (await trigger(steps[step - 1]?.fields)) return goTo(step + 1)
    if (step === 1 && isBlank(getValues('name')))
      setError('name', { type: 'required', message: 'Name is required' })
  }
  return {
    form,
    step,
    isFirst: step === 1,
    isLast,
    prev: () => goTo(step - 1),
    goTo,
    proceed,
  }
}

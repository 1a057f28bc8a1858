import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useForm, useFormState } from 'react-hook-form'
import { isBlank } from '#lib/visibleText.ts'
import {
  NAME_TAKEN,
  newList,
  type ScheduleDraft,
  scheduleSchema,
  type ScheduleValues,
} from './scheduleSchema.ts'
import type { Step } from './scheduleSteps.tsx'

/** The outcome of sending a list. */
export type Outcome = 'created' | 'name-taken' | 'failed'

interface Options {
  userId: string
  /** Initial value of the name. */
  name: string
  /** Id of the default address; it may be loaded later. */
  address: string | undefined
  steps: readonly Step[]
  busy: boolean
  onFinish: (draft: ScheduleDraft) => Promise<Outcome>
}

/**
 * The form state and the steps of a new list. The next step is shown only when the current one is
 * valid.
 */
export function useScheduleForm({ userId, name, address, steps, busy, onFinish }: Options) {
  const form = useForm<ScheduleValues, unknown, ScheduleDraft>({
    resolver: standardSchemaResolver(scheduleSchema),
    defaultValues: { ...newList(userId), name },
    mode: 'onBlur',
  })
  const { isDirty, isSubmitting } = useFormState({ control: form.control })
  const [step, setStep] = useState(1)
  const goTo = (to: number) => setStep(Math.max(1, Math.min(to, steps.length)))
  const isLast = step === steps.length
  const { setValue, getValues, setError, trigger } = form

  useEffect(() => {
    if (address && getValues('address') === '') setValue('address', address)
  }, [address, getValues, setValue])

  const finish = form.handleSubmit(
    async (draft) => {
      if ((await onFinish(draft)) !== 'name-taken') return
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
  // The second click of a double click arrives before the button is rendered as busy.
  const finishing = useRef(false)
  const finishOnce = async () => {
    if (finishing.current) return
    finishing.current = true
    await finish().finally(() => (finishing.current = false))
  }
  const proceed = async () => {
    if (busy) return
    if (isLast) return finishOnce()
    if (await trigger(steps[step - 1]?.fields)) return goTo(step + 1)
    if (step === 1 && isBlank(getValues('name')))
      setError('name', { type: 'required', message: 'Name is required' })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void proceed()
  }
  return {
    form,
    isDirty,
    isSubmitting,
    step,
    isFirst: step === 1,
    isLast,
    prev: () => goTo(step - 1),
    goTo,
    submit,
  }
}

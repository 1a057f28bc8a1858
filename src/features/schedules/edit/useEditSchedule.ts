import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type FieldPath, useForm } from 'react-hook-form'
import {
  MOMENT_PASSED,
  NAME_TAKEN,
  type ScheduleDraft,
  scheduleSchema,
  type ScheduleValues,
  timingFields,
} from '#components/schedule/scheduleSchema.ts'
import { relevantDate } from '#components/schedule/timing.ts'
import { useLinkAccount } from '#flows/schedule/useLinkAccount.ts'
import { tidyName } from '#lib/visibleText.ts'
import { showError, showToast } from '#ui/toast.ts'
import type { Schedule } from '../lines.ts'
import { useScheduleUpdate } from './useScheduleUpdate.ts'

/** The part of a list that a dialog changes. */
export type EditKind = 'name' | 'timing' | 'shipping' | 'theme'

const fieldsOf: Record<EditKind, readonly FieldPath<ScheduleValues>[]> = {
  name: ['name'],
  timing: timingFields,
  shipping: ['address', 'payment_method'],
  theme: ['theme'],
}

/**
 * The form values of a list. A payment method that the app does not offer, and a deleted address,
 * must be chosen again.
 */
const valuesOf = (list: Schedule, addressIds: readonly string[] | undefined): ScheduleValues => ({
  name: list.name,
  schedule_type: list.schedule_type,
  notification_date: list.notification_date,
  address: addressIds && !addressIds.includes(list.address) ? '' : list.address,
  payment_method:
    list.payment_method === 'cod' || list.payment_method === 'gcash' ? list.payment_method : '',
  theme: list.theme,
  user_id: list.user_id,
})

/** The fields that are sent. */
function changeOf(kind: EditKind, values: ScheduleValues) {
  const { name, schedule_type, notification_date, address, theme } = values
  switch (kind) {
    case 'name':
      return { name: tidyName(name) }
    case 'timing':
      return { schedule_type, notification_date: relevantDate(schedule_type, notification_date) }
    case 'shipping':
      // The validation has made sure that one is chosen.
      return { address, payment_method: values.payment_method as ScheduleDraft['payment_method'] }
    case 'theme':
      return { theme }
  }
}

interface Options {
  kind: EditKind
  list: Schedule
  /** Ids of the user's addresses; undefined while they are not loaded. */
  addressIds: readonly string[] | undefined
  onSaved: () => void
}

/** The form of a dialog that changes one part of a list, and `save`, which sends that part. */
export function useEditSchedule({ kind, list, addressIds, onSaved }: Options) {
  const { update, saving } = useScheduleUpdate(list._id)
  const linkAccount = useLinkAccount(list.user_id)
  const form = useForm<ScheduleValues>({
    resolver: standardSchemaResolver(scheduleSchema),
    defaultValues: valuesOf(list, addressIds),
    mode: 'onBlur',
  })

  /**
   * Failures of the shipping options and a taken name are shown to the user; other failures are
   * only logged.
   */
  const save = async () => {
    if (saving || !(await form.trigger(fieldsOf[kind], { shouldFocus: true }))) return
    const values = form.getValues()
    const outcome = await update(changeOf(kind, values))
    if (outcome === 'name-taken') {
      form.setError('name', { type: 'server', message: NAME_TAKEN }, { shouldFocus: true })
      return showError('Failed', NAME_TAKEN)
    }
    if (outcome === 'passed')
      return form.setError(
        'notification_date.time',
        { type: 'server', message: MOMENT_PASSED },
        { shouldFocus: true },
      )
    if (outcome === 'failed')
      return kind === 'shipping' ? showError('Failed to update schedule') : undefined
    if (kind === 'shipping') {
      if (values.address !== list.address) showToast('Address changed')
      if (values.payment_method !== '' && values.payment_method !== list.payment_method)
        linkAccount(list._id, values.payment_method)
    }
    onSaved()
  }
  return { form, saving, save }
}

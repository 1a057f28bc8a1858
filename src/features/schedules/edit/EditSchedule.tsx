import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type FieldPath, FormProvider, useForm, useFormState } from 'react-hook-form'
import { addressQueries } from '../../../api/addresses.ts'
import { useSession } from '../../../api/session.ts'
import { NameStep } from '../../../components/schedule/NameStep.tsx'
import {
  NAME_TAKEN,
  type ScheduleDraft,
  scheduleSchema,
  type ScheduleValues,
  timingFields,
} from '../../../components/schedule/scheduleSchema.ts'
import { ShippingStep } from '../../../components/schedule/ShippingStep.tsx'
import { ThemeStep } from '../../../components/schedule/ThemeStep.tsx'
import { relevantDate } from '../../../components/schedule/timing.ts'
import { TimingStep } from '../../../components/schedule/TimingStep.tsx'
import { AddAddress } from '../../../flows/address/AddAddress.tsx'
import { useLinkAccount } from '../../../flows/schedule/useLinkAccount.ts'
import { AntdProvider } from '../../../ui/AntdProvider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { now } from '../../../lib/clock.ts'
import { showError, showToast } from '../../../ui/toast.ts'
import { useDiscardQuestion } from '../../../ui/useDiscardQuestion.tsx'
import type { Schedule } from '../lines.ts'
import { useScheduleUpdate } from './useScheduleUpdate.ts'

/** The part of a list that a dialog changes. */
export type EditKind = 'name' | 'timing' | 'shipping' | 'theme'

interface Props {
  kind: EditKind
  list: Schedule
  onClose: () => void
}

const titles: Record<EditKind, string> = {
  name: 'Rename List',
  timing: 'Reschedule List',
  shipping: 'Shipping Options',
  theme: 'Change color scheme',
}

const fieldsOf: Record<EditKind, readonly FieldPath<ScheduleValues>[]> = {
  name: ['name'],
  timing: timingFields,
  shipping: ['address', 'payment_method'],
  theme: ['theme'],
}

const discard = { title: 'Discard changes?', description: 'What you have changed has not been saved.' }

/** The form values of a list. A payment method that the app does not offer, and a deleted address, must be chosen again. */
const valuesOf = (list: Schedule, addressIds: readonly string[] | undefined): ScheduleValues => ({
  name: list.name,
  schedule_type: list.schedule_type,
  notification_date: list.notification_date,
  address: addressIds && !addressIds.includes(list.address) ? '' : list.address,
  payment_method: list.payment_method === 'cod' || list.payment_method === 'gcash' ? list.payment_method : '',
  theme: list.theme,
  user_id: list.user_id,
})

/** The fields that are sent. */
function changeOf(kind: EditKind, values: ScheduleValues) {
  const { name, schedule_type, notification_date, address, theme } = values
  switch (kind) {
    case 'name':
      return { name: name.trim() }
    case 'timing':
      return { schedule_type, notification_date: relevantDate(schedule_type, notification_date) }
    case 'shipping':
      // The validation has made sure that one is chosen.
      return { address, payment_method: values.payment_method as ScheduleDraft['payment_method'] }
    case 'theme':
      return { theme }
  }
}

/** A dialog that changes one part of a list. It stays open with the input when saving fails. */
export function EditSchedule({ kind, list, onClose }: Props) {
  const { user } = useSession()
  const addresses = useQuery(addressQueries.all(list.user_id))
  const [openedAt] = useState(now)
  const [askingAddress, setAskingAddress] = useState(false)
  const { update, saving } = useScheduleUpdate(list._id)
  const linkAccount = useLinkAccount(list.user_id)
  const form = useForm<ScheduleValues>({
    resolver: standardSchemaResolver(scheduleSchema),
    defaultValues: valuesOf(
      list,
      addresses.data?.map(({ _id }) => _id),
    ),
    mode: 'onBlur',
  })
  const { isDirty } = useFormState({ control: form.control })
  const { close, question } = useDiscardQuestion(isDirty, onClose, discard)
  const title = titles[kind]

  /** Failures of the shipping options and a taken name are shown to the user; other failures are only logged. */
  const save = async () => {
    if (saving || !(await form.trigger(fieldsOf[kind], { shouldFocus: true }))) return
    const values = form.getValues()
    const outcome = await update(changeOf(kind, values))
    if (outcome === 'name-taken') {
      form.setError('name', { type: 'server', message: NAME_TAKEN }, { shouldFocus: true })
      return showError('Failed', NAME_TAKEN)
    }
    if (outcome === 'failed') return kind === 'shipping' ? showError('Failed to update schedule') : undefined
    if (kind === 'shipping') {
      if (values.address !== list.address) showToast('Address changed')
      if (values.payment_method !== '' && values.payment_method !== list.payment_method) linkAccount(list._id, values.payment_method)
    }
    onClose()
  }
  const content: Record<EditKind, ReactNode> = {
    name: <NameStep />,
    timing: <TimingStep now={openedAt} />,
    shipping: <ShippingStep addresses={addresses} onNewAddress={() => setAskingAddress(true)} />,
    theme: <ThemeStep />,
  }
  const footer = (
    <>
      <Button variant="secondary" disabled={saving} onClick={close}>
        Cancel
      </Button>
      <Button type="submit" form="edit-schedule" loading={saving}>
        Save
      </Button>
    </>
  )
  return (
    <Dialog open title={title} description={list.name} dismissible={!saving} onClose={close} footer={footer}>
      <AntdProvider>
        <FormProvider {...form}>
          <form
            id="edit-schedule"
            aria-label={title}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              void save()
            }}
          >
            {content[kind]}
          </form>
        </FormProvider>
      </AntdProvider>
      {question}
      {askingAddress && user && <AddAddress user={user} onClose={() => setAskingAddress(false)} />}
    </Dialog>
  )
}

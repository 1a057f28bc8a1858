import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { addressQueries } from '#api/addresses.ts'
import type { Body } from '#api/contract.ts'
import { ApiError } from '#api/http/error.ts'
import { scheduleMutations, scheduleQueries } from '#api/schedules.ts'
import { useSession } from '#api/session.ts'
import { addressText } from '#components/addressLine.ts'
import { paymentOptions } from '#components/paymentOptions.ts'
import {
  MOMENT_PASSED,
  NAME_TAKEN,
  partSchemas,
  type ScheduleDraft,
  type ScheduleValues,
} from '#components/schedule/scheduleSchema.ts'
import { NameStep, ThemeStep } from '#components/schedule/scheduleSteps.tsx'
import { type ScheduleAddress, ShippingStep } from '#components/schedule/ShippingStep.tsx'
import { themes } from '#components/schedule/themes.ts'
import { timingText } from '#components/schedule/timing.ts'
import { TimingStep } from '#components/schedule/TimingStep.tsx'
import { AddAddress } from '#flows/address/AddAddress.tsx'
import { useLinkAccount } from '#flows/schedule/useLinkAccount.ts'
import { now } from '#lib/clock.ts'
import { withLock } from '#lib/lock.ts'
import { ActionDialog } from '#ui/ActionDialog.tsx'
import { Form } from '#ui/form/Form.tsx'
import { ChangedElsewhere, type FormPart, useSchemaForm } from '#ui/form/useSchemaForm.ts'
import { showError, showToast } from '#ui/toast.ts'
import type { Schedule } from '../lines.ts'

export type EditKind = keyof typeof partSchemas

type Addresses = readonly ScheduleAddress[] | undefined

const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? 'None'

const partsOf = (addresses: Addresses): Record<EditKind, readonly FormPart<ScheduleValues>[]> => ({
  name: [{ label: 'List name', fields: ['name'], text: ({ name }) => name }],
  timing: [
    {
      label: 'Schedule',
      fields: ['schedule_type', 'notification_date'],
      text: ({ schedule_type, notification_date }) => timingText(schedule_type, notification_date),
    },
  ],
  shipping: [
    {
      label: 'Delivery address',
      fields: ['address'],
      text({ address }) {
        const chosen = addresses?.find(({ _id }) => _id === address)
        return chosen ? addressText(chosen) : 'None'
      },
    },
    {
      label: 'Payment method',
      fields: ['payment_method'],
      text: ({ payment_method }) => labelOf(paymentOptions, payment_method),
    },
  ],
  theme: [
    { label: 'Color scheme', fields: ['theme'], text: ({ theme }) => labelOf(themes, theme) },
  ],
})

/** A payment method that the app does not offer, and a deleted address, must be chosen again. */
const valuesOf = (list: Schedule, addresses: Addresses): ScheduleValues => ({
  name: list.name,
  schedule_type: list.schedule_type,
  notification_date: list.notification_date,
  address: addresses && !addresses.some(({ _id }) => _id === list.address) ? '' : list.address,
  payment_method:
    list.payment_method === 'cod' || list.payment_method === 'gcash' ? list.payment_method : '',
  theme: list.theme,
  user_id: list.user_id,
})

const inputOf = ({
  name,
  theme,
  address,
  payment_method,
  user_id,
  schedule_type,
  notification_date,
}: Schedule): Body<'updateSchedule'> => ({
  name,
  theme,
  address,
  payment_method,
  user_id,
  schedule_type,
  notification_date,
})

interface Options {
  kind: EditKind
  list: Schedule
  addresses: Addresses
  onSaved: () => void
}

/** `save` sends the part that the dialog changes. */
export function useEditSchedule({ kind, list: opened, addresses, onSaved }: Options) {
  const { _id: id, user_id } = opened
  const queryClient = useQueryClient()
  const { data: list = opened } = useQuery(scheduleQueries.one(id))
  const linkAccount = useLinkAccount(user_id)
  const form = useSchemaForm<ScheduleValues, Partial<ScheduleDraft>>({
    schema: partSchemas[kind],
    start: valuesOf(list, addresses),
    parts: partsOf(addresses)[kind],
    draft: `list.${id}.${kind}`,
    mode: 'onBlur',
  })
  const { mutateAsync: update } = useMutation(scheduleMutations.update())

  /** The call takes the whole list: what the user has not changed is sent as it is now. */
  const { mutate, isPending: saving } = useMutation({
    mutationFn: (draft: Partial<ScheduleDraft>) =>
      withLock(`schedule.${id}`, async () => {
        const now = await queryClient.fetchQuery(scheduleQueries.fresh(id))
        const change = form.changes(draft, valuesOf(now, addresses))
        await update({ id, body: { ...inputOf(now), ...change } })
        return change
      }),
    onSuccess: ({ address, payment_method }) => {
      if (address !== undefined) showToast('Address changed')
      if (payment_method !== undefined) linkAccount(id, payment_method)
      onSaved()
    },
  })
  /** Failures of the shipping options and a taken name are shown; others are only logged. */
  const save = (draft: Partial<ScheduleDraft>) => {
    const refuse = form.refusalAt(kind === 'name' ? 'name' : 'notification_date.time', 'focus')
    mutate(draft, {
      onError: (error: Error) => {
        if (error instanceof ChangedElsewhere) return
        console.error('Scheduled list not updated', error)
        const code = error instanceof ApiError ? error.code : ''
        if (code === 'name_taken') {
          refuse(NAME_TAKEN)
          showError('Failed', NAME_TAKEN)
        } else if (code === 'schedule_in_past') refuse(MOMENT_PASSED)
        else if (kind === 'shipping') showError('Failed to update schedule')
      },
    })
  }
  return { form, saving, save }
}

const titles: Record<EditKind, string> = {
  name: 'Rename List',
  timing: 'Reschedule List',
  shipping: 'Shipping Options',
  theme: 'Change color scheme',
}

const discard = {
  title: 'Discard changes?',
  description: 'What you have changed has not been saved.',
}

/** It stays open with the input when saving fails. */
export function EditSchedule({
  kind,
  list,
  onClose,
}: {
  kind: EditKind
  list: Schedule
  onClose: () => void
}) {
  const { user } = useSession()
  const addresses = useQuery(addressQueries.all(list.user_id))
  const [openedAt] = useState(now)
  const [askingAddress, setAskingAddress] = useState(false)
  const { form, saving, save } = useEditSchedule({
    kind,
    list,
    addresses: addresses.data,
    onSaved: onClose,
  })
  const title = titles[kind]

  const content: Record<EditKind, ReactNode> = {
    name: <NameStep />,
    timing: <TimingStep now={openedAt} />,
    shipping: <ShippingStep addresses={addresses} onNewAddress={() => setAskingAddress(true)} />,
    theme: <ThemeStep />,
  }
  return (
    <ActionDialog
      title={title}
      description={list.name}
      action="Save"
      form="edit-schedule"
      busy={saving}
      discard={discard}
      unsaved={form.isTouched}
      onClose={onClose}
    >
      <Form form={form} id="edit-schedule" onSubmit={save} label={title}>
        {content[kind]}
      </Form>
      {askingAddress && user && <AddAddress user={user} onClose={() => setAskingAddress(false)} />}
    </ActionDialog>
  )
}

import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { addressQueries } from '#api/addresses.ts'
import { useSession } from '#api/session.ts'
import { NameStep } from '#components/schedule/scheduleSteps.tsx'
import { ThemeStep } from '#components/schedule/scheduleSteps.tsx'
import { ShippingStep } from '#components/schedule/ShippingStep.tsx'
import { TimingStep } from '#components/schedule/TimingStep.tsx'
import { AddAddress } from '#flows/address/AddAddress.tsx'
import { now } from '#lib/clock.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Form } from '#ui/form/Form.tsx'
import { useDiscardQuestion } from '#ui/useDiscardQuestion.tsx'
import type { Schedule } from '../lines.ts'
import { type EditKind, useEditSchedule } from './useEditSchedule.ts'

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

const discard = {
  title: 'Discard changes?',
  description: 'What you have changed has not been saved.',
}

/** It stays open with the input when saving fails. */
export function EditSchedule({ kind, list, onClose }: Props) {
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
  const { close, question } = useDiscardQuestion(form.isTouched, onClose, discard, {
    sending: saving,
  })
  const title = titles[kind]

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
    <Dialog
      open
      title={title}
      description={list.name}
      dismissible={!saving}
      onClose={close}
      footer={footer}
    >
      <Form form={form} id="edit-schedule" onSubmit={save} label={title}>
        {content[kind]}
      </Form>
      {question}
      {askingAddress && user && <AddAddress user={user} onClose={() => setAskingAddress(false)} />}
    </Dialog>
  )
}

import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { clearStorage } from '#lib/storage.ts'
import { z } from '#lib/zod.ts'
import '#ui/base.css'
import { Form } from '#ui/form/Form.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { ChangedElsewhere, useSchemaForm } from '#ui/form/useSchemaForm.ts'
import { press } from '../support/user.ts'

const schema = z.object({
  name: z.string(),
  phone: z.string(),
  city: z.string(),
  pin: z.object({ north: z.string(), east: z.string() }),
})
type Values = z.infer<typeof schema>

const saved: Values = {
  name: 'Liza',
  phone: '1',
  city: 'Angeles',
  pin: { north: '15', east: '120' },
}
const parts: Parameters<typeof useSchemaForm<Values>>[0]['parts'] = [
  { label: 'Name', fields: ['name'], text: ({ name }) => name },
  { label: 'Phone', fields: ['phone'], text: ({ phone }) => phone },
  {
    label: 'Place',
    fields: ['city', 'pin'],
    text: ({ city, pin }) => `${city} ${pin.north} ${pin.east}`,
  },
]

const names = ['name', 'phone', 'city', 'pin.north', 'pin.east'] as const

/** What was sent last; the record as it is at that moment may be another than the one shown. */
let sent: Partial<Values> | 'asked' | undefined
let now: Values
let touched: boolean
let refuse: (message: string) => void

function Record({ start }: { start: Values }) {
  const form = useSchemaForm<Values>({ schema, start, parts, draft: 'record' })
  useEffect(() => {
    touched = form.isTouched
  })
  const send = (output: Values) => {
    refuse = form.refusalAt('phone')
    try {
      sent = form.changes(output, now)
    } catch (error) {
      if (!(error instanceof ChangedElsewhere)) throw error
      sent = 'asked'
    }
  }
  return (
    <Form form={form} onSubmit={send} label="Record">
      {names.map((name) => (
        <TextField<Values> key={name} name={name} label={name} />
      ))}
      <button type="submit">Save</button>
    </Form>
  )
}

/** Opens the form; the returned function changes the record, as somebody else does. */
function open(start = saved) {
  sent = undefined
  now = start
  const { rerender } = render(<Record start={start} />)
  return (values: Partial<Values>) => {
    now = { ...now, ...values }
    rerender(<Record start={now} />)
  }
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
async function type(name: string, text: string) {
  await userEvent.clear(field(name))
  await userEvent.type(field(name), text)
}
const expectShown = (values: string) =>
  waitFor(() => expect(names.map((name) => field(name).value).join(' ')).toBe(values))
const warning = () => screen.queryByRole('alert')
const expectWarning = (text: string) => waitFor(() => expect(warning()).toMatchTextContent(text))
const save = () => press('Save')

beforeEach(clearStorage)

test('what the user has not changed follows the newest values, and is not sent; what they changed stays', async () => {
  const change = open()
  await type('name', 'Lisa')
  change({ phone: '2' })
  await expectShown('Lisa 2 Angeles 15 120')
  change({ phone: '3', city: 'Guagua' })
  await expectShown('Lisa 3 Guagua 15 120')
  expect(warning()).toBeNull()
  await save()
  expect(sent).toEqual({ name: 'Lisa' })
  await type('name', 'Liza')
  await waitFor(() => expect(touched).toBe(false))
  change({ name: 'Elisa' })
  await expectShown('Elisa 3 Guagua 15 120')
  await save()
  expect(sent).toEqual({})
})

test('what both have changed is said with both values, and nothing is sent before the user has chosen', async () => {
  const change = open()
  await type('phone', '7')
  change({ phone: '2', name: 'Elisa' })
  await expectShown('Elisa 7 Angeles 15 120')
  await expectWarning('Phone: now “2”, here “7”')
  await save()
  expect(sent).toBeUndefined()
  expect(warning()).toHaveFocus()
  await press('Keep mine (Phone)')
  expect(warning()).toBeNull()
  await save()
  expect(sent).toEqual({ phone: '7' })

  change({ phone: '3' })
  await expectWarning('Phone: now “3”, here “7”')
  await press('Use the newer one (Phone)')
  await expectShown('Elisa 3 Angeles 15 120')
  expect(touched).toBe(false)
  change({ phone: '4' })
  await expectShown('Elisa 4 Angeles 15 120')
  expect(warning()).toBeNull()
})

test('a refusal is shown at the value that was sent, and not at one that was typed since', async () => {
  open()
  await type('phone', '7')
  await save()
  act(() => refuse('Taken'))
  expect(field('phone')).toHaveAccessibleDescription('Taken')
  await save()
  await type('phone', '8')
  act(() => refuse('Taken'))
  expect(field('phone')).not.toHaveAccessibleDescription()
})

test('fields that make sense together only are kept, compared and sent together', async () => {
  const change = open()
  await type('pin.north', '16')
  change({ city: 'Guagua', name: 'Elisa' })
  await expectWarning('Place: now “Guagua 15 120”, here “Angeles 16 120”')
  await expectShown('Elisa 1 Angeles 16 120')
  await press('Keep mine (Place)')
  await save()
  expect(sent).toEqual({ city: 'Angeles', pin: { north: '16', east: '120' } })
  change({ pin: { north: '17', east: '121' } })
  await press('Use the newer one (Place)')
  await expectShown('Elisa 1 Guagua 17 121')
})

test('both changing it to the same is no conflict, and no change any more', async () => {
  const change = open()
  await type('phone', '2')
  change({ phone: '2' })
  await waitFor(() => expect(touched).toBe(false))
  expect(warning()).toBeNull()
  change({ phone: '3' })
  await expectShown('Liza 3 Angeles 15 120')
})

test('what is found only by the fetch before the write asks too', async () => {
  open()
  await type('phone', '7')
  now = { ...saved, name: 'Elisa' }
  await save()
  expect(sent).toEqual({ phone: '7' })
  now = { ...saved, phone: '2' }
  await save()
  expect(sent).toBe('asked')
})

test('a draft brings back only what was typed, and says what was changed elsewhere meanwhile', async () => {
  open()
  await type('phone', '7')
  await type('pin.east', '121')
  globalThis.dispatchEvent(new Event('pagehide'))
  const stored = Object.entries(sessionStorage)
  cleanup()
  for (const [key, value] of stored) sessionStorage.setItem(key, String(value))
  open({ ...saved, name: 'Elisa', phone: '2' })
  await expectShown('Elisa 7 Angeles 15 121')
  await expectWarning('Phone: now “2”, here “7”')
  await press('Use the newer one (Phone)')
  await save()
  expect(sent).toEqual({ city: 'Angeles', pin: { north: '15', east: '121' } })
})

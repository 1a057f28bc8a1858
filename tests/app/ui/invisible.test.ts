import { describe, expect, test } from 'vitest'
import { newList, scheduleSchema } from '#components/schedule/scheduleSchema.ts'
import { bugReport } from '#features/bugReport/bugReportText.ts'
import { lengthOf } from '#features/chat/composer/messageText.ts'
import { searchChange } from '#features/orders/filter/orderFilter.ts'
import { noDraft, reviewBody } from '#features/orders/rating/ratings.ts'
import { addressSchema, startValues } from '#flows/address/addressSchema.ts'
import { personName } from '#ui/form/rules.ts'

interface Schema {
  safeParse: (value: unknown) => { error?: { issues: { message: string }[] } }
}
const messages = (schema: Schema, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []

describe.each(['\u200b', '\u2800', '\u3164', '\u00ad', ' \u2060 '])(
  '%j is an empty text',
  (nothing) => {
    test('in names, addresses, lists and bug reports, ADDR-02 SCHED-19', () => {
      expect(messages(personName('First name'), nothing)).toEqual(['First name is required'])
      const address = messages(addressSchema, {
        ...startValues(),
        owner_name: nothing,
        street: nothing,
        geolocation: { latitude: nothing, longitude: nothing },
      })
      for (const missing of [
        'Full name is required',
        'Street is required',
        'Coordinates are required',
      ])
        expect(address).toContain(missing)
      expect(messages(scheduleSchema, { ...newList('u1'), name: nothing, address: 'a1' })).toEqual([
        'List name is required',
      ])
      expect(
        messages(bugReport, { happened: nothing, expected: nothing, screenshot: '' }),
      ).toHaveLength(2)
    })

    test('in messages, reviews and searches, CHAT-17', () => {
      expect(lengthOf(nothing)).toBe(0)
      expect(
        reviewBody(
          { _id: 'o', customer: 'c', shop: { _id: 's' } } as Parameters<typeof reviewBody>[0],
          'p',
          { ...noDraft, text: nothing },
          [],
        ).description,
      ).toBe('')
      expect(searchChange(nothing)).toEqual({ transaction_id: null, shop_name: null })
    })
  },
)

test('the name of a list is sent in composed letters, with single spaces', () => {
  expect(
    scheduleSchema.parse({ ...newList('u1'), name: ' Pin\u0303ata \u00a0 party ', address: 'a1' })
      .name,
  ).toBe('Piñata party')
})

test('full-width digits count as digits, ADDR-04', () => {
  const { error } = addressSchema.safeParse({
    ...startValues(),
    geolocation: { latitude: '１５.０３４３', longitude: '１２０.６８４４' },
  })
  expect(error?.issues.filter(({ path }) => path[0] === 'geolocation')).toEqual([])
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Contract, givenView, resolve, type Schema } from '#scripts/generate/document.ts'
import { root } from '../../sources.ts'

const contract = givenView(
  JSON.parse(readFileSync(join(root, 'openapi/generated/openapi.json'), 'utf8')) as Contract,
)
const schema = (name: string): Schema => contract.components.schemas[name] ?? {}
const field = (name: string, property: string): Schema =>
  resolve(contract, schema(name).properties?.[property] ?? {})

describe('values that the specification fixes', () => {
  test.each([
    [
      'PAY-01',
      'payment methods',
      schema('PaymentMethod'),
      ['cod', 'card', 'dob', 'gcash', 'paymaya'],
    ],
    [
      'PAY-21',
      'payment statuses',
      schema('PaymentStatus'),
      ['PENDING', 'PAID', 'FAILED', 'EXPIRED', 'REFUNDED'],
    ],
    ['CONST-01', 'delivery methods', schema('DeliveryMethod'), ['PICKUP', 'DELIVERY']],
    ['CONST-02', 'kinds of one-time code', schema('OtpType'), ['REGISTRATION', 'FORGOT_PASSWORD']],
    ['CONST-03', 'kinds of report', field('ReportInput', 'report_type'), ['FLAG', 'REPORT']],
    ['CONST-03', 'what can be reported', field('ReportInput', 'type'), ['PRODUCT', 'SELLER']],
    ['REVIEW-09', 'media of a review', field('ReviewMedia', 'type'), ['image', 'video']],
  ])('%s %s', (_id, _what, { enum: values }, expected) => expect(values).toEqual(expected))

  test('five stars, CONST-05', () =>
    expect(field('ReviewInput', 'rating')).toMatchObject({ minimum: 1, maximum: 5 }))

  test('a mobile number has eleven digits and starts with 09, CONST-06', () => {
    const pattern = new RegExp(schema('MobileNumber').pattern ?? '')
    expect('09171234567').toMatch(pattern)
    for (const wrong of ['0917123456', '091712345678', '08171234567', '+639171234567'])
      expect(wrong).not.toMatch(pattern)
  })

  test('an address, which is also the billing address, is in the Philippines, GEN-03 CONST-07 PAY-22', () =>
    expect(field('AddressInput', 'country').const).toBe('Philippines'))

  test('the fields of a payment, PAY-21', () =>
    expect(schema('PaymentDetails').required).toEqual([
      'status',
      'transactionId',
      'paymentType',
      'icon',
      'description',
    ]))

  test('the fields of a review, REVIEW-09', () =>
    expect(schema('Review').required).toEqual(
      expect.arrayContaining([
        'display_name',
        'display_picture',
        'rating',
        'date',
        'description',
        'gallery',
      ]),
    ))
})

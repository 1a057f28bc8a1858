import { describe, expect, test } from 'vitest'
import { passwordSchema, profileSchema } from '#features/profile/account/schemas.ts'
import { sectionInView } from '#features/profile/frame/sections.ts'
import { squareOf } from '#features/profile/picture/cropPicture.ts'
import { problemOf, sizeProblem } from '#features/profile/picture/pictureFile.ts'
import { namedBuyers } from '#fixtures/named.ts'
import { bytes, ftyp, unreadable } from '../../marketplace/support/heads.ts'
import { messagesOf } from '../support/formMessages.ts'

describe('the profile', () => {
  test.each(['0917123000', '08171230005', '091712300055', '+639171230005'])(
    '%s is not a contact number, PROFILE-13',
    (contact_number) => {
      expect(messagesOf(profileSchema, { ...namedBuyers.mia, contact_number })).toEqual({
        contact_number:
          'Contact number must be a valid phone number starting with 09 (11 digits total)',
      })
    },
  )
})

const short = 'Password must be at least 8 characters'
const required = 'Password is required'
const different = 'Passwords must match'
test.each([
  [{ current: '' }, { current: required }],
  [
    { password: 'seven77', confirm: 'seven77' },
    { password: short, confirm: short },
  ],
  [{ confirm: '' }, { confirm: required }],
  [{ confirm: 'another-one' }, { confirm: different }],
  [
    { current: '', confirm: 'another-one' },
    { current: required, confirm: different },
  ],
])(
  'the current password and a new one of eight characters, typed twice: %o, PROFILE-22 PROFILE-23 PROFILE-24 ACCESS-18',
  (change, problems) => {
    const typed = { current: 'poblacion-1210', password: 'bagong-suki', confirm: 'bagong-suki' }
    expect(messagesOf(passwordSchema(true), { ...typed, ...change })).toEqual(problems)
    if ('current' in change)
      expect(messagesOf(passwordSchema(false), { ...typed, ...change })).not.toHaveProperty(
        'current',
      )
  },
)

describe('the picture', () => {
  const wrong = 'Image must be a JPG or PNG file'
  test.each([
    ['me.PNG', bytes(0x89, 'PNG'), null],
    ['me.jpeg', bytes(0xff, 0xd8, 0xff, 0xe0), null],
    ['me.jfif', bytes(0xff, 0xd8, 0xff, 0xe0), null],
    ['me', bytes(0xff, 0xd8, 0xff, 0xe0), null],
    ['script.png', bytes('<svg onload=alert(1)>'), wrong],
    ['me.png', bytes('GIF89a'), wrong],
    ['me.jpg', ftyp('heic', 'mif1'), wrong],
    ['me.png', bytes('RIFF', 1, 2, 3, 4, 'WEBP'), wrong],
    ['me.png', bytes(), wrong],
    ['large.png', new Uint8Array(11 * 1024 * 1024), 'Image must be 10 MB at most'],
  ])('jpg, jpeg and png, by its bytes: %s, PROFILE-19', async (name, content, problem) => {
    expect(await problemOf(new File([content], name))).toBe(problem)
  })

  test('a file that can’t be read says so, PROFILE-19', async () => {
    expect(await problemOf(unreadable('me.png'))).toBe(
      'me.png can’t be read. It may have been moved or deleted.',
    )
  })

  test('at least 50x50 pixels, PROFILE-20', () => {
    expect(sizeProblem({ width: 49, height: 200 })).toBe('Image must be at least 50x50 pixels')
    expect(sizeProblem({ width: 50, height: 50 })).toBeNull()
  })

  test.each([
    [25, 0, 100],
    [60, 10, 200],
  ])('the crop is a square within the picture, PROFILE-18', (x, y, left) => {
    const square = squareOf({ x, y, width: 50, height: 100 }, { width: 400, height: 200 })
    expect(square).toEqual({ x: left, y: 0, edge: 200 })
  })
})

test('the tab of the section at the scroll position, PROFILE-04', () => {
  const at = (...tops: [number, number, number]) => [
    { id: 'my-account' as const, top: tops[0] },
    { id: 'shipping-address' as const, top: tops[1] },
    { id: 'push-notifications' as const, top: tops[2] },
  ]
  expect(sectionInView(at(120, 900, 1400), false)).toBe('my-account')
  expect(sectionInView(at(-700, 115, 600), false)).toBe('shipping-address')
  expect(sectionInView(at(-900, -100, 400), true)).toBe('push-notifications')
})

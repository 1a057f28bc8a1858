import { describe, expect, test } from 'vitest'
import { passwordSchema, profileSchema } from '#features/profile/account/schemas.ts'
import { sectionInView } from '#features/profile/frame/sections.ts'
import { squareOf } from '#features/profile/picture/cropPicture.ts'
import { problemOf, sizeProblem } from '#features/profile/picture/pictureFile.ts'
import { bytes, ftyp, unreadable } from '../../marketplace/support/heads.ts'

interface Parsed {
  error?: { issues: readonly { path: PropertyKey[]; message: string }[] }
}
/** The message that each field shows, which is its first one. */
const messages = ({ error }: Parsed) =>
  Object.fromEntries(
    (error?.issues ?? []).toReversed().map(({ path, message }) => [path.join('.'), message]),
  )

describe('the profile', () => {
  const typed = {
    first_name: 'Mia',
    last_name: 'Villanueva',
    contact_number: '09171230005',
    email: 'mia@suki.example',
  }

  test.each(['0917123000', '08171230005', '091712300055', '+639171230005'])(
    '%s is not a contact number, PROFILE-13',
    (contact_number) => {
      expect(messages(profileSchema.safeParse({ ...typed, contact_number }))).toEqual({
        contact_number:
          'Contact number must be a valid phone number starting with 09 (11 digits total)',
      })
    },
  )
})

describe('the password', () => {
  const typed = { current: 'poblacion-1210', password: 'bagong-suki', confirm: 'bagong-suki' }
  const problems = (change: object, hasPassword = true) =>
    messages(passwordSchema(hasPassword).safeParse({ ...typed, ...change }))

  test('the current password is required only if there is one, PROFILE-22 PROFILE-23 ACCESS-18', () => {
    expect(problems({ current: '' })).toEqual({ current: 'Password is required' })
    expect(problems({ current: '' }, false)).toEqual({})
  })

  test('eight characters, typed twice, PROFILE-24', () => {
    const short = 'Password must be at least 8 characters'
    expect(problems({ password: 'seven77', confirm: 'seven77' })).toEqual({
      password: short,
      confirm: short,
    })
    expect(problems({ confirm: '' })).toEqual({ confirm: 'Password is required' })
    expect(problems({ confirm: 'another-one' })).toEqual({ confirm: 'Passwords must match' })
    expect(problems({ current: '', confirm: 'another-one' })).toMatchObject({
      confirm: 'Passwords must match',
    })
  })
})

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

  test('the crop is a square within the picture, PROFILE-18', () => {
    expect(squareOf({ x: 25, y: 0, width: 50, height: 100 }, { width: 400, height: 200 })).toEqual({
      x: 100,
      y: 0,
      edge: 200,
    })
    expect(squareOf({ x: 60, y: 10, width: 50, height: 100 }, { width: 400, height: 200 })).toEqual(
      { x: 200, y: 0, edge: 200 },
    )
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

import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { CropDialog } from '#features/profile/picture/CropDialog.tsx'
import { ProfilePage } from '#features/profile/ProfilePage.tsx'
import { namedBuyers } from '#fixtures/named.ts'
import type { Market } from '../../marketplace/support/market.ts'
import { openScreen } from '../support/openScreen.tsx'
import { pngFile, stubUploads } from '../support/uploads.ts'
import {
  buttonNamed,
  dialogNamed,
  expectNone,
  expectShown,
  expectToast,
  press,
  pressEnabled,
} from '../support/user.ts'

const { first_name, last_name, contact_number, email } = namedBuyers.mia

async function open(
  sim = '',
  { as = 'mia', prepare }: { as?: 'mia' | 'jose'; prepare?: (market: Market) => void } = {},
) {
  const at = `/profile/${namedBuyers[as].display_name}`
  const opened = openScreen(<ProfilePage addresses={null} />, { at, as, sim, prepare })
  await screen.findByRole('heading', { name: 'My Account' })
  return opened
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const save = () => buttonNamed('Save Changes')
const fill = async (name: string, text: string) => {
  await userEvent.clear(field(name))
  if (text) await userEvent.paste(text)
}
async function dialogAfter(button: string) {
  await press(button)
  return dialogNamed(button)
}

const choose = (file: File) => userEvent.upload(screen.getByLabelText('Change Picture'), file)

test('the form names what is missing, and keeps the details when saving fails, PROFILE-09 PROFILE-10 PROFILE-11 PROFILE-12 PROFILE-13 PROFILE-14 PROFILE-17 ERR-33 ERR-91 ERR-92', async () => {
  const { sent } = await open('fail:updateUser:503')
  const names = ['First name', 'Last name', 'Contact number', 'Email']
  expect(names.map((name) => field(name).value)).toEqual([
    first_name,
    last_name,
    contact_number,
    email,
  ])
  expect(field('Email')).toHaveAttribute('readonly')
  expect(save()).toBeDisabled()

  for (const name of names.slice(0, 3)) await fill(name, '')
  await press('Save Changes')
  for (const name of names.slice(0, 3)) await expectShown(`${name} is required`)
  await fill('Contact number', '08171234567')
  await expectShown(
    'Contact number must be a valid phone number starting with 09 (11 digits total)',
  )
  await fill('Contact number', '+63 917 123 4567')
  expect(field('Contact number')).toHaveValue('09171234567')
  await fill('First name', 'Mimi')
  await fill('Last name', 'Villanueva')
  expect(sent('PUT /users')).toEqual([])
  await press('Save Changes')
  await expectToast('Profile Update Failed', 'An error occurred while updating your profile')
  expect(sent('PUT /users')).toEqual([
    { first_name: 'Mimi', last_name: 'Villanueva', contact_number: '09171234567' },
  ])
  expect(field('First name')).toHaveValue('Mimi')
  expect(save()).toBeEnabled()
})

test('the contact number of another device stays, and of two changes the user chooses one, PROFILE-14', async () => {
  // The save fails here, since after a success the page reloads.
  const { tables, queryClient, sent } = await open('fail:updateUser:503')
  const elsewhere = (number: string) =>
    tables.users.update(namedBuyers.mia.id, { contact_number: number })
  elsewhere('09170000001')
  await queryClient.invalidateQueries({ queryKey: ['profile'] })
  await waitFor(() => expect(field('Contact number')).toHaveValue('09170000001'))
  // Nothing tells this page of the next one.
  elsewhere('09170000002')
  await fill('Contact number', '09170000003')
  await press('Save Changes')
  await expectShown('Contact number: now “09170000002”, here “09170000003”')
  expect(sent('PUT /users')).toEqual([])
  await press('Use the newer one (Contact number)')
  await fill('First name', 'Mimi')
  elsewhere('09170000004')
  await press('Save Changes')
  await waitFor(() =>
    expect(sent('PUT /users')).toEqual([
      { first_name: 'Mimi', last_name, contact_number: '09170000004' },
    ]),
  )
})

test('a file that is too small or no picture is refused, OPEN-34 PROFILE-19 PROFILE-20 ERR-93', async () => {
  await open()
  await choose(await pngFile('me.png', 49, 60))
  await expectShown('Image must be at least 50x50 pixels')
  await choose(new File(['<svg onload="alert(1)"/>'], 'me.png', { type: 'image/png' }))
  await expectShown('Image must be a JPG or PNG file')
  expectNone('dialog')
  expect(save()).toBeDisabled()
})

test('a picture whose upload fails is uploaded on Retry, with its progress, before the profile is saved, PROFILE-15 PROFILE-17 FILE-02', async () => {
  const { sent, market } = await open('fail:uploadFile:503,fail:updateUser:503')
  const uploads = stubUploads((request) => market.fetch(request))
  await choose(await pngFile('me.png', 200))
  await pressEnabled('Use Picture', await dialogNamed('Crop your picture'))
  await pressEnabled('Save Changes')
  await waitFor(() => expect(uploads).toHaveLength(1))
  await act(async () => uploads[0]?.finish())
  await expectToast('Profile Update Failed')
  await expectShown('The upload failed. The service is unavailable.')
  expect(sent('PUT /users')).toEqual([])

  await press('Retry upload of your picture')
  await waitFor(() => expect(uploads).toHaveLength(2))
  act(() => uploads[1]?.progress(0.5))
  const progress = screen.getByRole('progressbar', { name: 'Upload of your picture' })
  await waitFor(() => expect(progress).toHaveAttribute('value', '50'))
  await act(async () => uploads[1]?.finish())
  await expectShown('Uploaded')
  // The save fails here, since after a success the page reloads: a journey's part.
  await waitFor(() => expect(sent('PUT /users')).toHaveLength(1))
  const [{ display_picture }] = sent('PUT /users') as [{ display_picture: string }]
  expect(market.world.tables.files.get(display_picture)).toBeDefined()
})

test('a buyer without a password adds one, and is not asked for a current one, ACCESS-18 PROFILE-22 PROFILE-25 LOG-05 ERR-34', async () => {
  const { sent } = await open('', {
    prepare: ({ world }) => world.tables.users.update(namedBuyers.mia.id, { password_hash: null }),
  })
  const dialog = await dialogAfter('Add Password')
  const fields = dialog.getAllByLabelText(/password/i, { selector: 'input' })
  expect(fields).toEqual([
    dialog.getByLabelText('New password'),
    dialog.getByLabelText('Confirm password'),
  ])
  for (const field of fields) await userEvent.type(field, 'bagong-suki')
  await press('Add Password', dialog)
  await expectToast('Password Added', 'Your password has been added successfully.')
  await screen.findByRole('button', { name: 'Change Password' })
  expect(sent('PUT /users/add-password')).toEqual([{ password: 'bagong-suki' }])
  await waitFor(() =>
    expect(sent('POST /user/logs')).toMatchObject([
      { event_type: 'PASSWORD_CHANGE', event_details: 'Password Added' },
    ]),
  )
})

test.each([
  { as: 'mia', what: 'without a shop may register one', href: /^https:/ },
  { as: 'jose', what: 'with a shop is not offered another', href: null },
] as const)('a buyer $what, PROFILE-28 ACCESS-17 SHELL-21', async ({ as, href }) => {
  await open('', { as })
  const register = screen.queryByRole('link', { name: /^Register Shop/ })
  if (href) expect(register).toHaveAttribute('href', expect.stringMatching(href))
  else expect(register).toBeNull()
})

test('the support address can be mailed and copied; a refused copy is reported, PROFILE-29 PROFILE-30 PROFILE-31 ERR-37 ERR-38', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await open()
  const dialog = await dialogAfter('Contact Us')
  const address = dialog.getByText(/^\S+@\S+$/).textContent
  const link = dialog.getByRole('link', { name: 'Send Email' })
  expect(link).toHaveAttribute('href', `mailto:${address}`)
  await press('Copy Email', dialog)
  await expectToast('Email copied to clipboard')
  expect(write.mock.calls).toEqual([[address]])
  write.mockRejectedValue(new Error('denied'))
  await press('Copy Email', dialog)
  await expectToast('Error copying email to clipboard')
})

/** Opens the crop dialog with a picture of this size, px, and presses its button. */
async function crop(width: number, height: number) {
  const url = URL.createObjectURL(await pngFile('me.png', width, height))
  const onCropped = vi.fn<(file: File) => void>()
  const { unmount } = render(
    <CropDialog picture={{ url, width, height }} onCropped={onCropped} onClose={() => undefined} />,
  )
  await pressEnabled('Use Picture')
  return { onCropped, unmount }
}

test.for([
  { width: 50, height: 50, edge: 50 },
  { width: 53, height: 51, edge: 50 },
  { width: 600, height: 400, edge: 360 },
])(
  'a picture of $width × $height is cropped to a png of $edge × $edge, PROFILE-18 PROFILE-20',
  async ({ width, height, edge }) => {
    const { onCropped } = await crop(width, height)
    await expect.poll(() => onCropped.mock.calls.length).toBe(1)
    const [file] = onCropped.mock.calls[0]!
    expect(file.type).toBe('image/png')
    const image = await createImageBitmap(file)
    expect([image.width, image.height]).toEqual([edge, edge])
  },
)

test('a picture that is cropped after the dialog was closed is not used, PROFILE-20', async () => {
  const cropped = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockReturnValue()
  const { onCropped, unmount } = await crop(80, 80)
  await expect.poll(() => cropped.mock.calls.length).toBe(1)
  unmount()
  cropped.mock.calls[0]?.[0](new Blob(['a picture']))
  await new Promise((resolve) => setTimeout(resolve))
  expect(onCropped).not.toHaveBeenCalled()
})

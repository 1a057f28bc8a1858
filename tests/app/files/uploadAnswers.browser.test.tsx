import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { onePixel } from '#components/samples.ts'
import { forgetPersonal } from '#state/personal.ts'
import { field, openConversation } from '../chat/support/conversation.tsx'
import { stubUploads } from '../support/uploads.ts'
import { buttonNamed, expectShown, expectNoText } from '../support/user.ts'

afterEach(() => {
  forgetPersonal()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A picture that is being uploaded, beside a text that the user has typed. */
async function start() {
  const opened = openConversation({})
  const uploads = stubUploads((request) => opened.market.fetch(request))
  await screen.findByText(/^Maaari/)
  await userEvent.type(await field(), 'Ganito po')
  await userEvent.upload(screen.getByLabelText('Add pictures or videos'), onePixel('mango.png'))
  await waitFor(() => expect(uploads).toHaveLength(1))
  return uploads
}
const retry = () => screen.findByRole('button', { name: 'Retry upload of mango.png' })

test.each([
  [
    '413 with a page',
    413,
    '<html><h1>413 Request Entity Too Large</h1></html>',
    'The upload failed. This is too large for the server.',
  ],
  [
    'success without an id',
    201,
    '{"ok":true}',
    'The upload failed. The server sent a response that we couldn’t read.',
  ],
  [
    'its own failure',
    500,
    'TypeError: x is undefined',
    'The upload failed. Something went wrong on our side.',
  ],
])(
  'an upload answered with %s says why it failed, and can be tried again; the text stays, FILE-02',
  async (_what, status, body, words) => {
    const uploads = await start()
    act(() => uploads[0]?.answer(status, body, status === 201 ? 'application/json' : 'text/html'))
    await expectShown(words)
    expect(await field()).toHaveValue('Ganito po')
    await userEvent.click(await retry())
    await waitFor(() => expect(uploads).toHaveLength(2))
    await act(async () => uploads[1]?.finish())
    await expectShown('Uploaded')
  },
)

test('a server that got all of it and does not answer is said to be at work; Cancel and Retry work, FILE-02', async () => {
  const uploads = await start()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  act(() => uploads[0]?.progress(1))
  expectNoText(/still working/)
  act(() => void vi.advanceTimersByTime(10_000))
  expect(screen.getByText('Uploaded. The server is still processing it.')).toBeVisible()
  vi.useRealTimers()
  fireEvent.click(buttonNamed('Cancel upload of mango.png'))
  await expectShown('The upload was cancelled.')
  expect(uploads[0]?.aborted).toBe(true)
  fireEvent.click(await retry())
  await waitFor(() => expect(uploads).toHaveLength(2))
  await act(async () => uploads[1]?.finish())
  await expectShown('Uploaded')
  expect(await field()).toHaveValue('Ganito po')
})

import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { CropDialog } from '#features/profile/picture/CropDialog.tsx'
import { buttonNamed } from '../support/user.ts'

afterEach(cleanup)

/** Opens the crop dialog with a picture of this size, px. */
async function opened(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')
  const blob = await canvas.convertToBlob()
  return { url: URL.createObjectURL(blob), width, height }
}

test.for([
  { width: 50, height: 50, edge: 50 },
  { width: 53, height: 51, edge: 50 },
  { width: 600, height: 400, edge: 360 },
])(
  'a picture of $width × $height is cropped to a png of $edge × $edge, PROFILE-18 PROFILE-20',
  async ({ width, height, edge }) => {
    const picture = await opened(width, height)
    const onCropped = vi.fn<(file: File) => void>()
    render(<CropDialog picture={picture} onCropped={onCropped} onClose={() => undefined} />)
    const use = buttonNamed('Use Picture')
    await expect.poll(() => use).toBeEnabled()
    await userEvent.click(use)
    await expect.poll(() => onCropped.mock.calls.length).toBe(1)
    const [file] = onCropped.mock.calls[0]!
    expect(file.type).toBe('image/png')
    const image = await createImageBitmap(file)
    expect([image.width, image.height]).toEqual([edge, edge])
  },
)

test('a picture that is cropped after the dialog was closed is not used, PROFILE-20', async () => {
  const cropped = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockReturnValue()
  onTestFinished(() => cropped.mockRestore())
  const onCropped = vi.fn<(file: File) => void>()
  const { unmount } = render(
    <CropDialog picture={await opened(80, 80)} onCropped={onCropped} onClose={() => undefined} />,
  )
  const use = buttonNamed('Use Picture')
  await expect.poll(() => use).toBeEnabled()
  await userEvent.click(use)
  await expect.poll(() => cropped.mock.calls.length).toBe(1)
  unmount()
  cropped.mock.calls[0]?.[0](new Blob(['a picture']))
  await new Promise((resolve) => setTimeout(resolve))
  expect(onCropped).not.toHaveBeenCalled()
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import '#ui/base.css'
import type { Schemas } from '#api/contract.ts'
import { sampleReview } from '#components/samples.ts'
import { ReviewItem } from '#features/catalog/product/reviews/ProductReviews.tsx'
import { expectNone, expectShown, press } from '../support/user.ts'

const review: Schemas['Review'] = {
  ...sampleReview,
  date: '2026-10-02T20:00:00Z',
  gallery: [...sampleReview.gallery, { url: 'data:video/mp4;base64,', type: 'video' }],
}
const show = (change: Partial<typeof review> = {}, width = '20rem') => {
  render(
    <div style={{ width }}>
      <ReviewItem review={{ ...review, ...change }} />
    </div>,
  )
}
const words = (count: number) =>
  Array.from({ length: count }, (_, index) => `salita${index}`).join(' ')
const text = () => screen.getByText(/^salita0/)
const shownLines = () =>
  Math.round(text().clientHeight / Number.parseFloat(getComputedStyle(text()).lineHeight))
const isCut = () => text().scrollHeight > text().clientHeight

test('a review shows its author, date, stars, text, pictures and clips, REVIEW-09', async () => {
  show()
  await expectShown('Jun Reyes')
  expect(document.querySelector('header img')).toHaveAttribute('src', review.display_picture)
  expect(screen.getByRole('img', { name: 'Rated 4.0 out of 5' })).toBeVisible()
  // The date in Manila, in any time zone of the user.
  expect(screen.getByText('Oct 3, 2026')).toHaveAttribute('datetime', review.date)
  await expectShown(review.description)
  const [image, video] = screen.getAllByRole('button', {
    name: /^Open (image|video) [12] of 2 by Jun Reyes$/,
  })
  expect(image?.querySelector('img')).toHaveAttribute('src', review.gallery[0]?.url)
  expect(video?.querySelector('video')).toBeInTheDocument()
  if (video) await userEvent.click(video)
  expect(
    await screen.findByRole('dialog', { name: 'Pictures of the review by Jun Reyes' }),
  ).toHaveTextContent('2 / 2')
})

test('forty words are shown in full, REVIEW-08', () => {
  show({ description: words(40) })
  expect(isCut()).toBe(false)
  expectNone('button', /^Show/)
})

test('more than forty words are cut to two lines, but for Show More until Show less, REVIEW-08', async () => {
  show({ description: words(41) })
  expect([shownLines(), isCut()]).toEqual([2, true])
  await press('Show More')
  expect(isCut()).toBe(false)
  expect(shownLines()).toBeGreaterThan(2)
  await press('Show less')
  expect([shownLines(), isCut()]).toEqual([2, true])
})

test.each(['18.5rem', '15rem'])(
  'in a list %s wide the stars of each review are at the same place, whatever its date, REVIEW-09',
  (width) => {
    for (const date of ['2026-05-02T20:00:00Z', '2026-09-28T20:00:00Z']) show({ date }, width)
    const places = screen.getAllByRole('img', { name: /^Rated/ }).map((stars) => {
      const [{ x, y }, head] = [stars.getBoundingClientRect(), stars.closest('header')!]
      return [x, y - head.getBoundingClientRect().y]
    })
    expect(places[1]).toEqual(places[0])
  },
)

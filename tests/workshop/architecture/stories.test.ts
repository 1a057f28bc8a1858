import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root, sources } from '../../sources.ts'

/** Components without their own story, with the reason. */
const reasons: Record<string, string> = {
  'src/ui/AntdProvider.tsx': 'draws nothing: it hands the theme to the fields, which have stories',
  'src/ui/IconProvider.tsx': 'draws nothing: it hands a setting to icons',
  'src/components/RemoveFavourite.tsx':
    'the heart in the story of ProductCard, and a ConfirmDialog with its words; tests/app/components/productCard presses it',
  'src/components/BackLink.tsx': 'a LinkButton with its words',
  'src/components/ClosedNow.tsx':
    'a line of text by the clock; tests/app/shops/closedShop shows it',
  'src/ui/Metadata.tsx': 'draws nothing: it writes to the head of the page',
  'src/ui/Loading.tsx': 'what QueryBoundary shows at first, which has a story of that',
  'src/ui/SearchField.tsx': 'a field in the stories of the lists that it searches',
  'src/ui/VirtualRows.tsx': 'the rows of LongList, which has stories',
  'src/ui/LazyDialog.tsx':
    'draws the dialog that it is given, else a Dialog with the message of LazyPart, which has a story',
  'src/ui/useDiscardQuestion.tsx':
    'a ConfirmDialog with its words; the journey of the signup asks the question',
  'src/flows/session/PreservedForUser.tsx':
    'draws what it is given, or nothing; tests/app/auth/preservedForUser shows it',
  'src/flows/schedule/NewListDialog.tsx':
    'makes calls around ScheduleDialog, which has stories; e2e/visual has its pictures',
  'src/flows/checkout/payment/PayNow.tsx':
    'lives by a payment that it follows; the journeys of payment press it',
  'src/flows/checkout/payment/PaymentWaiting.tsx':
    'lives by a payment that it follows; e2e/visual has its picture',
  'src/flows/map/ShowOnMap.tsx':
    'a button in plain text that opens PlaceMapDialog, which has stories',
  'src/flows/map/PinMark.tsx': 'the pin in PlaceMapDialog, which has stories',
  'src/flows/chat/ChatButton.tsx': 'a Button with its words; e2e/visual has it in the cart',
  'src/ui/Time.tsx': 'a text; the stories of the messages show it',
  'src/ui/VisuallyHidden.tsx':
    'nobody sees it; the access checks of the stories that use it read it',
}
/** Parts of a form that are covered by the story of the whole form. */
const wholes: Record<string, string> = {
  'src/ui/form/': 'src/ui/form/Form.stories.tsx',
  'src/flows/address/': 'src/flows/address/AddressDialog.stories.tsx',
  'src/ui/map/': 'src/ui/map/MapView.stories.tsx',
  'src/components/schedule/': 'src/components/schedule/ScheduleDialog.stories.tsx',
}

const files = new Map(
  sources('src/{ui,components,flows}/**/*.tsx').map(({ path, text }) => [path, text]),
)
const isStory = (path: string) => path.endsWith('.stories.tsx')
const components = [...files.keys()].filter((path) => !isStory(path))
const storyOf = (path: string) => path.replace(/\.tsx$/, '.stories.tsx')

function importsOf(path: string): string[] {
  const found = (files.get(path) ?? '').matchAll(/(?:from |import\()'(\.[^']+\.tsx)'/g)
  return [...found].map(([, target = '']) => posix.join(posix.dirname(path), target))
}

/** All components that a story renders, directly or indirectly. */
function drawnBy(story: string, seen = new Set<string>()): Set<string> {
  for (const path of importsOf(story)) {
    if (seen.has(path)) continue
    seen.add(path)
    drawnBy(path, seen)
  }
  return seen
}

function hasStory(path: string): boolean {
  if (existsSync(root + storyOf(path))) return true
  const [, whole] = Object.entries(wholes).find(([folder]) => path.startsWith(folder)) ?? []
  return whole !== undefined && drawnBy(whole).has(path)
}

describe('stories', () => {
  test('every component of src/ui and src/components has a story, or a reason why not', () => {
    expect(components.filter((path) => !hasStory(path) && !reasons[path])).toEqual([])
  })

  test('every reason is still needed', () => {
    expect(
      Object.keys(reasons).filter((path) => !components.includes(path) || hasStory(path)),
    ).toEqual([])
  })

  test('every part without its own story is rendered by the story of the whole', () => {
    expect(Object.values(wholes).filter((story) => !files.has(story))).toEqual([])
  })
})

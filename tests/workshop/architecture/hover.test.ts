import { expect, test } from 'vitest'
import { antdStyles } from '#scripts/vite/antdStyles.ts'
import { hoverOnly } from '#scripts/vite/hoverOnly.ts'
import { sources } from '../../sources.ts'

/** Without `@media (hover: hover)` around them. */
function bareHovers(css: string): string[] {
  const around: string[] = []
  const found: string[] = []
  for (const [, prelude = '', mark] of css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/([^{};]*)([{};])/g)) {
    if (mark === '}') around.pop()
    if (mark !== '{') continue
    if (prelude.includes(':hover') && !around.some((outer) => /hover: *hover/.test(outer)))
      found.push(prelude.trim())
    around.push(prelude)
  }
  return found
}

test('hover colours are for devices that can hover: on a touch screen they would stay after a tap', () => {
  const bare = sources('{src,mocks}/**/*.css').flatMap(({ path, text }) =>
    bareHovers(text).map((selector) => `${path}: ${selector}`),
  )
  expect(bare).toEqual([])
})

test('the hover rules of a package’s style sheet are put behind the same query, and its other rules stay', () => {
  const css =
    '.a:hover,.a:focus{color:red}@media (width>1px){.b:where(.c,.d):hover{color:blue}}.e{color:green}'
  const [changed, hover] = [hoverOnly(css), '@media (hover: hover)']
  expect(changed).toBe(
    `.a:focus{color:red}${hover}{.a:hover{color:red}}@media (width>1px){${hover}{.b:where(.c,.d):hover{color:blue}}}.e{color:green}`,
  )
  expect(bareHovers(changed)).toEqual([])
})

test.each(['virtual:antd.css', 'virtual:antd-console'])(
  'the style sheet of antd in %s has no other hover rules',
  (id) => {
    const { handler } = antdStyles().load as { handler: (id: string) => string }
    expect(handler(id)).toMatch(/hover: hover\)\{[^{}]*:hover/)
    expect(bareHovers(handler(id))).toEqual([])
  },
)

import { posix } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { parse, sources, visit } from '../../sources.ts'

const isStory = (path: string) => path.endsWith('.stories.tsx')
const files = sources('src/**/*.tsx')

/** In the file itself, without inherited ones. */
function membersOf(type: ts.TypeNode | undefined, file: ts.SourceFile): string[] {
  if (!type) return []
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap((part) => membersOf(part, file))
  if (ts.isTypeReferenceNode(type)) {
    const own = file.statements.find(
      (one) =>
        (ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one)) &&
        one.name.text === type.typeName.getText(),
    )
    if (own && ts.isTypeAliasDeclaration(own)) return membersOf(own.type, file)
    return own && ts.isInterfaceDeclaration(own) ? namesOf(own.members) : []
  }
  return ts.isTypeLiteralNode(type) ? namesOf(type.members) : []
}
const namesOf = (members: ts.NodeArray<ts.TypeElement>) =>
  members.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []))

/** The exported components of a file, with their named props. */
const componentsOf = (file: ts.SourceFile) =>
  file.statements
    .filter((one) => ts.isFunctionDeclaration(one))
    .filter(
      ({ name, modifiers }) =>
        /^[A-Z]/.test(name?.text ?? '') &&
        modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
    )
    .map(({ name, parameters: [props] }) => [name!.text, membersOf(props?.type, file)] as const)

test('every prop of a component is passed by the app itself, not only by stories and tests', () => {
  const passed = new Map<string, Set<string>>()
  const spread = new Set<string>()
  const parsed = files.filter(({ path }) => !isStory(path)).map(parse)
  for (const file of parsed)
    visit(file, (node) => {
      if (!ts.isJsxSelfClosingElement(node) && !ts.isJsxOpeningElement(node)) return
      const name = node.tagName.getText()
      const props = passed.get(name) ?? new Set()
      passed.set(name, props)
      if (ts.isJsxOpeningElement(node)) props.add('children')
      for (const attribute of node.attributes.properties) {
        if (ts.isJsxAttribute(attribute)) props.add(attribute.name.getText())
        else spread.add(name)
      }
    })
  const unused = parsed.flatMap((file) =>
    componentsOf(file).flatMap(([name, props]) =>
      props
        .filter((prop) => !spread.has(name) && passed.get(name)?.has(prop) === false)
        .map((prop) => `${file.fileName}: ${name}.${prop}`),
    ),
  )
  expect(unused).toEqual([])
})

/** Components without a story, and why. */
const reasons: Record<string, string> = {
  'components/BackLink': 'a LinkButton with its words',
  'components/ClosedNow': 'a line of text by the clock; tests/app/shops/shopPage shows it',
  'components/RemoveFavourite':
    'the heart in the story of ProductCard; tests/app/components/productCard presses it',
  'flows/catalog/NearYou': 'a ProductList below its heading',
  'flows/chat/ChatButton': 'a Button with its words; e2e/visual has it in the cart',
  'flows/checkout/payment/PayNow': 'follows a payment; the journeys of payment press it',
  'flows/checkout/payment/PaymentWaiting': 'follows a payment; e2e/visual has its picture',
  'flows/map/PinMark': 'the pin in PlaceMapDialog, which has stories',
  'flows/map/ShowOnMap': 'a button in plain text that opens PlaceMapDialog',
  'flows/schedule/NewListDialog': 'makes calls around ScheduleDialog; e2e/visual has its pictures',
  'flows/session/PreservedForUser':
    'draws what it is given, or nothing; tests/app/auth/expiry shows it',
  'ui/ActionDialog': 'a Dialog with two Buttons, which have stories',
  'ui/AntdProvider': 'draws nothing: it hands the theme to the fields, which have stories',
  'ui/IconProvider': 'draws nothing: it hands a setting to icons',
  'ui/LazyDialog': 'draws the dialog that it is given, else the message of LazyPart',
  'ui/Loading': 'what QueryBoundary shows at first, which has a story of that',
  'ui/Metadata': 'draws nothing: it writes to the head of the page',
  'ui/SearchField': 'a field in the stories of the lists that it searches',
  'ui/TermField': 'a SearchField that waits while the user types',
  'ui/Time': 'a text; the stories of the messages show it',
  'ui/VirtualRows': 'the rows of LongList, which has stories',
  'ui/VisuallyHidden': 'nobody sees it; the access checks of stories read it',
  'ui/useDiscardQuestion': 'a ConfirmDialog; the journey of the signup asks the question',
}
/** Folders whose parts the story of the whole covers. */
const wholes: Record<string, string> = {
  'ui/form/': 'ui/form/Form',
  'flows/address/': 'flows/address/AddressDialog',
  'ui/map/': 'ui/map/MapView',
  'components/schedule/': 'components/schedule/ScheduleDialog',
}

/** By their paths without `src/` and ending; stories end in `.stories`. */
const parts = new Map(
  files
    .map(({ path, text }) => [path.slice('src/'.length, -'.tsx'.length), text] as const)
    .filter(([name]) => /^(ui|components|flows)\//.test(name)),
)
const components = [...parts.keys()].filter((name) => !name.endsWith('.stories'))

/** All that a story draws, directly or indirectly. */
function drawnBy(name: string, seen = new Set<string>()): Set<string> {
  for (const [, target = ''] of (parts.get(name) ?? '').matchAll(
    /(?:from |import\()'(\.[^']+)\.tsx'/g,
  )) {
    const drawn = posix.join(posix.dirname(name), target)
    if (!seen.has(drawn)) drawnBy(drawn, seen.add(drawn))
  }
  return seen
}

function hasStory(name: string): boolean {
  const [, whole] = Object.entries(wholes).find(([folder]) => name.startsWith(folder)) ?? []
  return (
    parts.has(`${name}.stories`) || (whole !== undefined && drawnBy(`${whole}.stories`).has(name))
  )
}

test('every component of src/ui, src/components and src/flows has a story, or a reason why not that is still needed', () => {
  expect(Object.keys(reasons)).toEqual(components.filter((name) => !hasStory(name)).toSorted())
})

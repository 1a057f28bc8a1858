import type { ComponentProps, ElementType } from 'react'
import { classNames } from './classNames.ts'
import './layout.css'

/** A step of `--space-…` in tokens.css. */
type Space = 1 | 2 | 3 | 4 | 5 | 6

/** How an element arranges its children, how its text looks, and where it is in its parent. */
interface Layout {
  /** Between the children. */
  gap?: Space
  /** Between rows of children, where it isn't `gap`. */
  rowGap?: 0 | 1 | 2
  /** Of the children: horizontally in a stack, else vertically. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
  /** Of the children: vertically in a stack, horizontally in a row. */
  justify?: 'start' | 'center' | 'end' | 'between'
  /** Of a row, which is then within a line of text. */
  inline?: boolean
  /** Of a row, whose children are then below each other, and grow and shrink as in a row. */
  column?: boolean
  /** Of a grid: a child is in the middle of its cell. */
  center?: boolean
  wrap?: boolean
  /** Of a stack: one column, which is never wider than the stack. */
  columns?: 1
  /**
   * Of a stack: columns of these widths on screens of at least 64 rem, such as
   * `minmax(0, 1fr) 21rem`.
   */
  beside?: string
  /** In a row: takes what is left. */
  grow?: boolean
  /** In a row: stays as wide as its content. */
  fixed?: boolean
  /** May become narrower than its longest word or picture. */
  shrink?: boolean
  /** As wide as its parent. */
  full?: boolean
  /** In a row: at its end. */
  push?: boolean
  /** Margin at the top. */
  above?: 2 | 4 | 5
  /** Margin at the bottom. */
  below?: 2 | 3
  /** Padding on all sides. */
  pad?: 2 | 3 | 4 | 5
  /** Small and soft: what explains. */
  hint?: boolean
  /** Small and faint: what matters least. */
  note?: boolean
  size?: 's' | 'm' | 'l' | 'xl'
  weight?: 600 | 650 | 700
  tone?: 'ink' | 'soft' | 'green' | 'green-strong' | 'danger' | 'mango-ink' | 'white'
  text?: 'center'
  /** Digits of one width, for amounts that change or stand below each other. */
  numeric?: boolean
  /** Lines of about one length. */
  balance?: boolean
  nowrap?: boolean
  /** One line, cut off with … */
  ellipsis?: boolean
  /** A link without its underline. */
  plain?: boolean
  fill?: 'white' | 'sunken' | 'green-soft' | 'mango-soft'
  radius?: 'm' | 'l' | 'xl' | 'pill'
  border?: boolean
  /** A white box with round corners and a shadow, as a Surface is. */
  surface?: boolean
}

const names: ReadonlySet<string> = new Set<keyof Layout>([
  'gap',
  'rowGap',
  'align',
  'justify',
  'inline',
  'column',
  'center',
  'wrap',
  'columns',
  'grow',
  'fixed',
  'shrink',
  'full',
  'push',
  'above',
  'below',
  'pad',
  'hint',
  'note',
  'size',
  'weight',
  'tone',
  'text',
  'numeric',
  'balance',
  'nowrap',
  'ellipsis',
  'plain',
  'fill',
  'radius',
  'border',
  'surface',
])

type Props<T extends ElementType> = Layout & {
  /** The element, or a component that takes `className`. */
  as?: T
} & Omit<ComponentProps<T>, keyof Layout | 'as'>

/** A component that draws an element with the classes of its props; `className` wins over them. */
function part<Default extends ElementType>(part: string, usual: Default) {
  return function Part<T extends ElementType = Default>(props: Props<T>) {
    const { as: Element = usual, className, beside, ...all } = props as Props<ElementType>
    const classes = [part]
    const rest: Record<string, unknown> = {}
    if (beside) {
      classes.push('beside')
      rest.style = { '--beside': beside }
    }
    for (const [name, value] of Object.entries(all)) {
      if (!names.has(name)) rest[name] = value
      else if (value === true) classes.push(name)
      else if (value !== undefined && value !== false) classes.push(`${name}-${value}`)
    }
    return <Element {...rest} className={classNames(...classes, className)} />
  }
}

/** Children below each other. */
export const Stack = part('stack', 'div')
/** Children beside each other, with their middles in one line unless `align` says otherwise. */
export const Row = part('row', 'div')
/** Children in columns that its sheet gives, or one in the middle. */
export const Grid = part('grid', 'div')
/** A white box with round corners and a shadow. */
export const Surface = part('surface', 'div')
/** A text, a paragraph unless `as` says otherwise. */
export const Text = part('text', 'p')

import type { ComponentProps, ElementType } from 'react'
import { classNames } from './classNames.ts'
import './layout.css'

const yes = [true] as const

/** The values of each property, of which there are classes in layout.css. */
const values = {
  /** Steps of `--space-…` in tokens.css. */
  gap: [1, 2, 3, 4, 5, 6],
  /** The gap between rows, where it isn't `gap`. */
  rowGap: [0, 1, 2],
  /** Aligns children horizontally in a stack, else vertically. */
  align: ['start', 'center', 'end', 'baseline', 'stretch'],
  /** Places children vertically in a stack, horizontally in a row. */
  justify: ['start', 'center', 'end', 'between'],
  /** A row within a line of text. */
  inline: yes,
  /** A row whose children are below each other, and grow and shrink as in a row. */
  column: yes,
  /** In a grid: in the middle of the cell. */
  center: yes,
  wrap: yes,
  /** In a stack: one, never wider than the stack. */
  columns: [1],
  /** In a row: takes what is left. */
  grow: yes,
  /** In a row: as wide as its content. */
  fixed: yes,
  /** May become narrower than its longest word or picture. */
  shrink: yes,
  /** As wide as its parent. */
  full: yes,
  /** In a row: at its end. */
  push: yes,
  /** Margin at the top. */
  above: [2, 4, 5],
  /** Margin at the bottom. */
  below: [2, 3],
  /** Padding on all sides. */
  pad: [2, 3, 4, 5],
  /** Small and soft text. */
  hint: yes,
  /** Small and faint text. */
  note: yes,
  size: ['s', 'm', 'l', 'xl'],
  weight: [600, 650, 700],
  tone: ['ink', 'soft', 'green', 'green-strong', 'danger', 'mango-ink', 'white'],
  text: ['center'],
  /** Digits of one width. */
  numeric: yes,
  /** Lines of about one length. */
  balance: yes,
  nowrap: yes,
  /** One line, cut off with … */
  ellipsis: yes,
  /** A link without its underline. */
  plain: yes,
  fill: ['white', 'sunken', 'green-soft', 'mango-soft'],
  radius: ['m', 'l', 'xl', 'pill'],
  border: yes,
  /** Looks as a Surface. */
  surface: yes,
} as const

type Values = typeof values

type Layout = {
  [Name in keyof Values]?:
    | Values[Name][number]
    | (true extends Values[Name][number] ? false : never)
} & {
  /** In a stack: widths from 64 rem on, such as `minmax(0, 1fr) 21rem`. */
  beside?: string
}

type Props<T extends ElementType> = Layout & {
  /** A component takes `className`. */
  as?: T
} & Omit<ComponentProps<T>, keyof Layout | 'as'>

/** Makes an element with the classes of its props; `className` wins over them. */
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
      if (!(name in values)) rest[name] = value
      else if (value === true) classes.push(name)
      else if (value !== undefined && value !== false) classes.push(`${name}-${value}`)
    }
    return <Element {...rest} className={classNames(...classes, className)} />
  }
}

/** Children below each other. */
export const Stack = part('stack', 'div')
/** Puts children beside each other, their middles in one line. */
export const Row = part('row', 'div')
/** Puts children in columns of its sheet, or one in the middle. */
export const Grid = part('grid', 'div')
/** A white box with round corners and a shadow. */
export const Surface = part('surface', 'div')
/** A text, a paragraph unless `as` says otherwise. */
export const Text = part('text', 'p')

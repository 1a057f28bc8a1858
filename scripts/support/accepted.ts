/** What some supported browsers lack and the builds use all the same, with what those browsers do instead. */

/** Filled in by src/lib/fillIns.ts before anything else runs. */
export const filledIn = [
  'static AbortSignal.any',
  'static URL.canParse',
  'Promise.withResolvers',
  'Element.checkVisibility',
  'URLSearchParams.size',
]

/** Used by packages, which do without it. */
export const inPackages: Readonly<Record<string, string>> = {
  'Error.captureStackTrace': 'Zod and Mapbox ask for it first',
  'Error.stackTraceLimit': 'Zod sets and restores it, which changes nothing',
  'Symbol.dispose': 'the signals take a symbol of their own',
  'Uint8Array.fromHex': 'the hashes ask for it first',
  'static Response.json': 'MSW only makes a copy of an error with it',
}

/** Style sheets lose this where it is lacking, and nothing that a user needs. */
export const inStyles: Readonly<Record<string, string>> = {
  '::selection': 'the colours of the device',
  '@media (scripting)': 'without JavaScript, a line that says that the shops open remains below the message',
  'align-content: safe': 'begins at the top in place of the middle',
  'justify-content: safe': 'begins at the left in place of the middle',
  'contain-intrinsic-size': 'without `content-visibility` there is nothing to estimate',
  'content-visibility': 'the whole list is laid out at once',
  'field-sizing': 'a text area keeps three lines and scrolls',
  'forced-color-adjust': 'those browsers have no forced colours',
  'overflow-anchor': 'those browsers don’t anchor what is scrolled',
  resize: 'a text area keeps its size',
  'scrollbar-color': 'the scrollbars of the device',
  'scrollbar-gutter': 'the page moves by a scrollbar when a dialog opens',
  'scrollbar-width': 'the scrollbars of the device',
  'text-wrap': 'lines break where they are full',
}

/** An iPhone has no pointer. */
export const isCursor = (style: string): boolean => style.startsWith('cursor:')

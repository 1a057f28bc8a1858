/**
 * The names on the way of a JSON pointer ('/items/0/price'); none for '', which is the whole value.
 */
export const namesOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))

/** The JSON pointer of a way by names. */
export const pointerOf = (names: readonly string[]): string =>
  names.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

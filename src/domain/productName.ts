/** A pack size: any number after the last comma; elsewhere only one with a unit. */
const AFTER_COMMA = /^(.+), (\d.{0,23})$/
const WITH_UNIT = /^(.+) (\d[\d.,]* ?(?:k?g|mg|m?l|pcs?))$/i

/**
 * The size is often the only difference between two products, and must not be cut off with the
 * words: 'Bukid Jasmine Rice, 5 kg' → ['Bukid Jasmine Rice', '5 kg'].
 */
export function nameAndSize(name: string): [words: string, size?: string] {
  const [, words, size] = AFTER_COMMA.exec(name) ?? WITH_UNIT.exec(name) ?? []
  return words ? [words, size] : [name]
}

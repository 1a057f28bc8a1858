/** A pack size at the end of a name: after a comma whatever begins with a number, elsewhere only a number with a unit. */
const SIZE = /^(.+)(?:, (?=\d)| (?=[\d.,]+ ?(?:k?g|mg|m?l|pcs?)$))(.{1,24})$/i

/**
 * The words of a product's name and the pack size at its end, which is often all that tells two products apart and must not be cut off with the words:
 * 'Bukid Jasmine Rice, 5 kg' → ['Bukid Jasmine Rice', '5 kg'].
 */
export function nameAndSize(name: string): [words: string, size?: string] {
  const [, words, size] = SIZE.exec(name) ?? []
  return words ? [words, size] : [name]
}

import { useState } from 'react'
import { useKept } from './useKept.ts'

/**
 * The text of a search field whose term is in the address. A term that is changed elsewhere, as by Back, replaces the text; the field's
 * own term does not, since the user may have typed on by the time that the address has it.
 * @param name what is searched: under it a text survives a reload for a new release
 */
export function useSearchText(term: string, name: string) {
  const [text, setText] = useKept(`search.${name}`, term)
  const [known, setKnown] = useState(term)
  const [sent, setSent] = useState(term)
  if (known !== term) {
    setKnown(term)
    setSent(term)
    if (term !== sent) setText(term)
  }
  return { text, setText, /** Call it with each term that the field sends to the address. */ setSent }
}

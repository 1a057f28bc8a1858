import { useState } from 'react'

/**
 * The text of a search field whose term is in the address. Only a term that is changed elsewhere,
 * as by Back, replaces it: the user may have typed on before the address has the field's own.
 */
export function useSearchText(term: string) {
  const [text, setText] = useState(term)
  const [known, setKnown] = useState(term)
  const [sent, setSent] = useState(term)
  if (known !== term) {
    setKnown(term)
    setSent(term)
    if (term !== sent) setText(term)
  }
  return {
    text,
    setText,
    /** Call it with each term that the field sends to the address. */
    setSent,
  }
}

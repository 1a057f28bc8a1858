import { countOf } from '../shopWords.ts'

interface Props {
  /** Undefined while they load. */
  count: number | undefined
  term: string
  /** Where they are: 'near you'. */
  where: string
  className?: string
}

/** '60 shops near you', announced whenever it changes. */
export function ResultCount({ count, term, where, className }: Props) {
  return (
    <p role="status" className={className}>
      {count !== undefined && `${countOf(count, 'shop')}${term && ` for “${term}”`} ${where}`}
    </p>
  )
}

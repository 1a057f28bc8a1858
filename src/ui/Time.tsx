interface Props {
  /** ISO 8601; undefined where it isn't known. */
  at: string | undefined
  format: (moment: string) => string
  className?: string | undefined
  title?: string | undefined
}

/** Nothing where the moment isn't known. */
export const Time = ({ at, format, ...attributes }: Props) =>
  at === undefined ? null : (
    <time dateTime={at} {...attributes}>
      {format(at)}
    </time>
  )

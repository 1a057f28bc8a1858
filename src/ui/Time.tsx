interface Props {
  /** ISO 8601; undefined where it isn't known. */
  at: string | undefined
  format: (moment: string) => string
}

/** Renders nothing where the moment isn't known. */
export const Time = ({ at, format }: Props) =>
  at === undefined ? null : <time dateTime={at}>{format(at)}</time>

/** In ms since the epoch. */
export interface Clock {
  now(): number
  /** ISO 8601 in UTC, as in rows and replies. */
  iso(): string
  /** `ms` after now (before, when negative). */
  isoIn(ms: number): string
  freeze(frozen: boolean): void
  /** @throws RangeError for a negative jump, since past jobs can't be undone */
  advance(ms: number): void
  /** World ms per real ms. */
  setSpeed(speed: number): void
  /** Lets a job run that fell due earlier. */
  at<T>(moment: number, work: () => T): T
  /** World time minus real time, ms. */
  readonly offset: number
  readonly frozen: boolean
  readonly speed: number
}

export interface ClockOptions {
  start: number
  /** Real time; a constant gives a clock that moves only by its methods. */
  real: () => number
  speed?: number
  frozen?: boolean
}

export function createClock({ start, real, speed = 1, frozen = false }: ClockOptions): Clock {
  let anchorWorld = start
  let anchorReal = real()
  let rate = speed
  let stopped = frozen
  let pinned: number | undefined
  const now = () => pinned ?? (stopped ? anchorWorld : anchorWorld + (real() - anchorReal) * rate)
  const anchor = () => {
    anchorWorld = now()
    anchorReal = real()
  }
  return {
    now,
    iso: () => new Date(now()).toISOString(),
    isoIn: (ms) => new Date(now() + ms).toISOString(),
    freeze(next) {
      anchor()
      stopped = next
    },
    advance(ms) {
      if (ms < 0) throw new RangeError('The clock only goes forward')
      anchor()
      anchorWorld += ms
    },
    setSpeed(next) {
      anchor()
      rate = next
    },
    at(moment, work) {
      const outer = pinned
      pinned = moment
      try {
        return work()
      } finally {
        pinned = outer
      }
    },
    get offset() {
      return now() - real()
    },
    get frozen() {
      return stopped
    },
    get speed() {
      return rate
    },
  }
}

import { useState } from 'react'
import { type BugPlace, reportedPage } from './bugReportText.ts'

/** Where the buyer is, as it was when the dialog opened. */
export function usePlace(): BugPlace {
  const [place] = useState(() => ({
    page: reportedPage(globalThis.location.href),
    browser: navigator.userAgent,
    width: globalThis.innerWidth,
    height: globalThis.innerHeight,
  }))
  return place
}

import { useState } from 'react'
import { appVersion } from '#lib/version.ts'
import { type BugContext, reportedPage } from './bugReportText.ts'

/** The page and browser at the moment when the dialog was opened. */
export function useBugContext(): BugContext {
  const [context] = useState(() => ({
    page: reportedPage(globalThis.location.href),
    browser: navigator.userAgent,
    width: globalThis.innerWidth,
    height: globalThis.innerHeight,
    version: appVersion(),
  }))
  return context
}

import { useIsFetching } from '@tanstack/react-query'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { withoutDialogs } from '../lib/queryString.ts'
import { fetchCode, loadCode } from '../lib/release.ts'
import { whenIdle } from '../lib/whenIdle.ts'
import { showBugReport, useBugReport } from '../state/bugReport.ts'
import { useToken } from '../state/session.ts'
import { showError } from '../ui/toast.ts'
import { useAddressDialog } from '../ui/useAddressDialog.ts'
import type { LaterProps } from './LaterParts.tsx'
import { onWorkerMessage, type WorkerMessage } from './notifications/worker.ts'
import { useCategoryMenu } from './shell/useCategoryMenu.ts'

let Parts: ComponentType<LaterProps> | undefined
const loadParts = async () => {
  Parts = (await import('./LaterParts.tsx')).LaterParts
}

/**
 * The parts that no first screen shows. They are mounted once a dialog is to open, once a user is signed in, who may have notifications of the
 * browser, once the service worker has a message, or when the browser is idle; then the list of screens is loaded too.
 */
export function Later() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [token, reporting] = [useToken(), useBugReport()]
  const fetching = useIsFetching() > 0
  const [loaded, setLoaded] = useState(Parts !== undefined)
  const [early] = useState<WorkerMessage[]>([])
  const [messaged, setMessaged] = useState(false)
  // Here, since they remember the screen below the dialog from before it is opened.
  const [menu, comingSoon] = [useCategoryMenu(), useAddressDialog('coming-soon', 'true')]

  const ownSearch = withoutDialogs(search)
  const asked = reporting || messaged || new URLSearchParams(search).size > new URLSearchParams(ownSearch).size
  const forget = useEffectEvent(() => {
    showError('This could not be opened', 'Check your connection and try again.')
    showBugReport(false)
    void navigate({ pathname, search: ownSearch, hash }, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (asked && !loaded)
      fetchCode(loadParts).then(
        () => setLoaded(true),
        () => forget(),
      )
  }, [asked, loaded])

  useEffect(() => {
    if (loaded) return
    return onWorkerMessage((...message) => {
      early.push(message)
      setMessaged(true)
    })
  }, [early, loaded])

  // Nobody waits for them, so nobody is told when that fails: it is tried again after the next request, or when they are needed.
  useEffect(() => {
    if (loaded || (fetching && token === null)) return
    return whenIdle(() => {
      loadCode(loadParts).then(() => setLoaded(true), console.warn)
      loadCode(() => import('./screens.ts')).catch(console.warn)
    })
  }, [fetching, loaded, token])

  return loaded && Parts ? <Parts menu={menu} comingSoon={comingSoon} early={early} /> : null
}

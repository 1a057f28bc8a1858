import { useEffect } from 'react'
import { useActivityLog } from '../../../api/activityLog.ts'
import { showToast } from '../../../ui/toast.ts'

const KEY = 'suki.profile-saved'

// Read once a page load: what is set from now on is for the load after it.
let due = sessionStorage.getItem(KEY) !== null
sessionStorage.removeItem(KEY)

/** Loads the page anew after a save; what is to be said about it is said afterwards. */
export function reloadSaved(): void {
  sessionStorage.setItem(KEY, 'true')
  globalThis.location.reload()
}

/** After the reload of a save: tells the buyer and notes it in the activity log. */
export function useSavedNotice(): void {
  const log = useActivityLog()
  useEffect(() => {
    if (!due) return
    due = false
    showToast('Profile Updated', 'Your profile has been updated successfully')
    log('PROFILE_UPDATE', 'User Updated')
  }, [log])
}

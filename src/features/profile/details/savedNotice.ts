import { useEffect } from 'react'
import { useActivityLog } from '../../../api/activityLog.ts'
import { storedValue } from '../../../lib/storage.ts'
import { showToast } from '../../../ui/toast.ts'

const savedNotice = storedValue({
  name: 'profile-saved',
  version: 1,
  area: 'session',
  parse: (value) => (value === true ? value : undefined),
})

// Read once a page load: what is set from now on is for the load after it.
let due = savedNotice.read() ?? false
savedNotice.remove()

/** Loads the page anew after a save; what is to be said about it is said afterwards. */
export function reloadSaved(): void {
  savedNotice.write(true)
  globalThis.location.reload()
}

/** After the reload of a save: tells the user and notes it in the activity log. */
export function useSavedNotice(): void {
  const log = useActivityLog()
  useEffect(() => {
    if (!due) return
    due = false
    showToast('Profile Updated', 'Your profile has been updated successfully')
    log('PROFILE_UPDATE', 'User Updated')
  }, [log])
}

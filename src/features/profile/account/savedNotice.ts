import { useEffect } from 'react'
import { useActivityLog } from '#api/activityLog.ts'
import { parseTrue, storedSignal } from '#lib/storage.ts'
import { unloadUnasked } from '#lib/unsaved.ts'
import { showToast } from '#ui/toast.ts'

const savedNotice = storedSignal({
  name: 'profile-saved',
  area: 'session',
  parse: parseTrue,
})

// Read once per page load: a later write is for the next load.
let due = savedNotice.read() ?? false
savedNotice.remove()

export function reloadSaved(): void {
  savedNotice.write(true)
  unloadUnasked()
  globalThis.location.reload()
}

export function useSavedNotice(): void {
  const log = useActivityLog()
  useEffect(() => {
    if (!due) return
    due = false
    showToast('Profile Updated', 'Your profile has been updated successfully')
    log('PROFILE_UPDATE', 'User Updated')
  }, [log])
}

import { useMutation } from '@tanstack/react-query'
import { useActivityLog } from '#api/activityLog.ts'
import { profileMutations } from '#api/profile.ts'
import { showError, showToast } from '#ui/toast.ts'
import type { PasswordValues } from './passwordSchema.ts'

interface Callbacks {
  onDone: () => void
  onFailed: () => void
}

/** Adds a password to an account that has none, or changes the one that it has. */
export function useChangePassword(hasPassword: boolean, { onDone, onFailed }: Callbacks) {
  const log = useActivityLog()
  const add = useMutation(profileMutations.addPassword())
  const change = useMutation(profileMutations.changePassword())
  const done = (title: string, description: string) => () => {
    showToast(title, description)
    log('PASSWORD_CHANGE', title)
    onDone()
  }
  const onError = () => {
    showError('Password Update Failed', 'An error occurred while updating your password')
    onFailed()
  }
  const save = ({ current, password }: PasswordValues) => {
    if (hasPassword) {
      const onSuccess = done('Password Updated', 'Your password has been updated successfully.')
      return change.mutate({ old_password: current, new_password: password }, { onSuccess, onError })
    }
    const onSuccess = done('Password Added', 'Your password has been added successfully.')
    return add.mutate({ password }, { onSuccess, onError })
  }
  return { save, busy: add.isPending || change.isPending }
}

import { useMutation } from '@tanstack/react-query'
import { fileMutations } from '#api/files.ts'
import { isAborted, useUploads } from '#api/useUploads.ts'
import { profileMutations } from '#api/profile.ts'
import { showError } from '#ui/toast.ts'
import type { ProfileValues } from './profileSchema.ts'
import { reloadSaved } from './savedNotice.ts'

interface Changes {
  values: ProfileValues
  /** The cropped picture, when there is a new one. */
  picture: File | null
}

/** Key of the picture's upload. */
const PICTURE = 'picture'

/** Uploads the new picture if any, updates the user, then reloads the page. */
export function useSaveProfile() {
  const { uploads, send, forget, cancel } = useUploads()
  const { mutateAsync: upload } = useMutation(fileMutations.upload())
  const { mutateAsync: update } = useMutation(profileMutations.update())
  const save = useMutation({
    mutationFn: async ({ values: { first_name, last_name, contact_number }, picture }: Changes) => {
      const file = picture && (await send(PICTURE, (how) => upload({ file: picture, ...how })))
      return update({ first_name, last_name, contact_number, ...(file && { display_picture: file.fileId }) })
    },
    onSuccess: reloadSaved,
    onError: (error) => {
      if (!isAborted(error)) showError('Profile Update Failed', 'An error occurred while updating your profile')
    },
  })
  return { save, upload: uploads[PICTURE], cancelUpload: () => cancel(PICTURE), forgetUpload: () => forget(PICTURE) }
}

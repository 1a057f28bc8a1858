import { useMutation } from '@tanstack/react-query'
import { fileMutations } from '../../api/files.ts'
import { profileMutations } from '../../api/profile.ts'
import { showError } from '../../ui/toast.ts'
import type { ProfileValues } from './profileSchema.ts'
import { reloadSaved } from './savedNotice.ts'

interface Changes {
  values: ProfileValues
  /** The cropped picture, when there is a new one. */
  picture: File | null
}

/** Uploads the new picture if any, updates the buyer, then loads the page anew. */
export function useSaveProfile() {
  const { mutateAsync: upload } = useMutation(fileMutations.upload())
  const { mutateAsync: update } = useMutation(profileMutations.update())
  return useMutation({
    mutationFn: async ({ values: { first_name, last_name, contact_number }, picture }: Changes) => {
      const file = picture && (await upload(picture))
      return update({ first_name, last_name, contact_number, ...(file && { display_picture: file.fileId }) })
    },
    onSuccess: reloadSaved,
    onError: () => showError('Profile Update Failed', 'An error occurred while updating your profile'),
  })
}

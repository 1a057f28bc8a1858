import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { freshly } from '#api/cache/queryClient.ts'
import type { Schemas } from '#api/contract.ts'
import { fileMutations } from '#api/files.ts'
import { ApiError } from '#api/http/error.ts'
import { profileMutations, profileQueries } from '#api/profile.ts'
import { isAborted, useUploads } from '#api/useUploads.ts'
import { useToken } from '#state/session.ts'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/form/Form.tsx'
import { PhoneField } from '#ui/form/PhoneField.tsx'
import { NAME_LENGTH } from '#ui/form/rules.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { ChangedElsewhere, useSchemaForm } from '#ui/form/useSchemaForm.ts'
import { Stack } from '#ui/Layout.tsx'
import { showError } from '#ui/toast.ts'
import { useDiscardQuestion } from '#ui/useDiscardQuestion.tsx'
import { ProfilePicture } from '../picture/ProfilePicture.tsx'
import { reloadSaved } from './savedNotice.ts'
import { profileSchema, type ProfileValues } from './schemas.ts'
import styles from './MyAccount.module.css'

type User = Schemas['SessionUser']

interface Changes {
  changes: (now: ProfileValues) => Partial<ProfileValues>
  picture: File | null
}

const valuesOf = ({ first_name, last_name, contact_number, email }: User): ProfileValues => ({
  first_name,
  last_name,
  contact_number,
  email,
})

const part = (label: string, name: keyof ProfileValues) => ({
  label,
  fields: [name],
  text: (values: ProfileValues) => values[name],
})
const parts = [
  part('First name', 'first_name'),
  part('Last name', 'last_name'),
  part('Contact number', 'contact_number'),
]

const UPLOAD_KEY = 'picture'

/** Uploads the new picture if any, updates the user, then reloads the page. */
function useSaveProfile() {
  const { uploads, send, forget, cancel } = useUploads()
  const { mutateAsync: upload } = useMutation(fileMutations.upload())
  const { mutateAsync: update } = useMutation(profileMutations.update())
  const queryClient = useQueryClient()
  const token = useToken()
  const save = useMutation({
    mutationFn: async ({ changes, picture }: Changes) => {
      const file = picture && (await send(UPLOAD_KEY, (how) => upload({ file: picture, ...how })))
      // A server may take the call for the whole profile.
      const now = valuesOf(await queryClient.fetchQuery(freshly(profileQueries.me(token))))
      const { email: _shown, ...body } = { ...now, ...changes(now) }
      return update({ ...body, ...(file && { display_picture: file.fileId }) })
    },
    onSuccess: reloadSaved,
    onError: (error: Error) => {
      if (!isAborted(error) && !(error instanceof ChangedElsewhere))
        showError('Profile Update Failed', 'An error occurred while updating your profile')
    },
  })
  return {
    save,
    upload: uploads[UPLOAD_KEY],
    cancelUpload: () => cancel(UPLOAD_KEY),
    forgetUpload: () => forget(UPLOAD_KEY),
  }
}

const discard = {
  title: 'Discard your changes?',
  description: 'What you have changed has not been saved.',
}

/** A failed save does not reset the fields. */
export function ProfileForm({ user: known }: { user: User }) {
  // Another device may have changed it.
  const { data: user = known } = useQuery({
    ...profileQueries.me(useToken()),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
  const [picture, setPicture] = useState<File | null>(null)
  const { save, upload, cancelUpload, forgetUpload } = useSaveProfile()
  const form = useSchemaForm<ProfileValues>({
    schema: profileSchema,
    start: valuesOf(user),
    parts,
    draft: 'profile',
    mode: 'onTouched',
  })
  // Disabled until the page is reloaded, so that nothing is saved twice.
  const saving = save.isPending || save.isSuccess
  const isChanged = form.isTouched || picture !== null
  const reset = () => {
    form.reset()
    setPicture(null)
  }
  const { question } = useDiscardQuestion(isChanged, reset, discard, {
    lostBy: 'screen',
    sending: saving,
  })
  const submit = (values: ProfileValues) => {
    const refuse = form.refusalAt('contact_number', 'focus')
    save.mutate(
      { changes: (now) => form.changes(values, now), picture },
      {
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'phone_taken') refuse(error.message)
        },
      },
    )
  }
  return (
    <Form form={form} onSubmit={submit} label="Profile">
      <ProfilePicture
        user={user}
        picture={picture}
        onPicture={(file) => {
          forgetUpload()
          setPicture(file)
        }}
        upload={upload && { ...upload, onCancel: cancelUpload }}
        disabled={saving}
      />
      <Stack gap={5} className={styles.fields}>
        <TextField<ProfileValues>
          name="first_name"
          label="First name"
          autoComplete="given-name"
          maxLength={NAME_LENGTH}
        />
        <TextField<ProfileValues>
          name="last_name"
          label="Last name"
          autoComplete="family-name"
          maxLength={NAME_LENGTH}
        />
        <PhoneField<ProfileValues> name="contact_number" label="Contact number" />
        <TextField<ProfileValues>
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          readOnly
        />
      </Stack>
      <Button type="submit" className={styles.save} disabled={!isChanged} loading={saving}>
        Save Changes
      </Button>
      {question}
    </Form>
  )
}

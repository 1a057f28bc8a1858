import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useFormState } from 'react-hook-form'
import type { Schemas } from '#api/contract.ts'
import { fileMutations } from '#api/files.ts'
import { profileMutations } from '#api/profile.ts'
import { isAborted, useUploads } from '#api/useUploads.ts'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/form/Form.tsx'
import { PhoneField } from '#ui/form/PhoneField.tsx'
import { NAME_LENGTH } from '#ui/form/rules.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { showError } from '#ui/toast.ts'
import { useDiscardQuestion } from '#ui/useDiscardQuestion.tsx'
import { ProfilePicture } from '../picture/ProfilePicture.tsx'
import { reloadSaved } from './savedNotice.ts'
import { profileSchema, type ProfileValues } from './schemas.ts'
import styles from './MyAccount.module.css'

interface Changes {
  values: ProfileValues
  /** The cropped picture, when there is a new one. */
  picture: File | null
}

/** Key of the picture's upload. */
const UPLOAD_KEY = 'picture'

/** Uploads the new picture if any, updates the user, then reloads the page. */
function useSaveProfile() {
  const { uploads, send, forget, cancel } = useUploads()
  const { mutateAsync: upload } = useMutation(fileMutations.upload())
  const { mutateAsync: update } = useMutation(profileMutations.update())
  const save = useMutation({
    mutationFn: async ({ values: { first_name, last_name, contact_number }, picture }: Changes) => {
      const file = picture && (await send(UPLOAD_KEY, (how) => upload({ file: picture, ...how })))
      return update({
        first_name,
        last_name,
        contact_number,
        ...(file && { display_picture: file.fileId }),
      })
    },
    onSuccess: reloadSaved,
    onError: (error) => {
      if (!isAborted(error))
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

/** The user's picture, names and phone number. A failed save does not reset the fields. */
export function ProfileForm({ user }: { user: Schemas['SessionUser'] }) {
  const { first_name, last_name, contact_number, email } = user
  const [picture, setPicture] = useState<File | null>(null)
  const { save, upload, cancelUpload, forgetUpload } = useSaveProfile()
  const form = useForm<ProfileValues>({
    resolver: standardSchemaResolver(profileSchema),
    defaultValues: { first_name, last_name, contact_number, email },
    mode: 'onTouched',
  })
  const { isDirty } = useFormState({ control: form.control })
  // Disabled until the page is reloaded, so that nothing is saved twice.
  const saving = save.isPending || save.isSuccess
  const isChanged = isDirty || picture !== null
  const reset = () => {
    form.reset()
    setPicture(null)
  }
  const { question } = useDiscardQuestion(isChanged, reset, discard, {
    lostBy: 'screen',
    sending: saving,
  })
  const submit = (values: ProfileValues) =>
    save.mutate(
      { values, picture },
      {
        onError: ({ code, message }) => {
          if (code === 'phone_taken')
            form.setError('contact_number', { message }, { shouldFocus: true })
        },
      },
    )
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
      <div className={styles.fields}>
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
      </div>
      <Button type="submit" className={styles.save} disabled={!isChanged} loading={saving}>
        Save Changes
      </Button>
      {question}
    </Form>
  )
}

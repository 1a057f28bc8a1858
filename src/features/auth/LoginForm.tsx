import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '#domain/paths.ts'
import { changeParams } from '#lib/queryString.ts'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/form/Form.tsx'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { SlowNotice } from '#ui/form/SlowNotice.tsx'
import { type Credentials, credentials } from './credentials.ts'
import { GoogleButton } from './google/GoogleButton.tsx'
import styles from './LoginForm.module.css'
import { useLogin } from './useLogin.ts'

/** E-mail and password, with links to the password reset and the signup. After a failure the fields keep their values. */
export function LoginForm() {
  const { pathname, search, hash } = useLocation()
  const login = useLogin()
  const form = useForm<Credentials>({ resolver: standardSchemaResolver(credentials), defaultValues: { email: '', password: '' } })
  const { setFocus, control } = form
  const email = useWatch({ control, name: 'email' }).trim()
  // The dialog was opened before the form was loaded.
  useEffect(() => setFocus('email'), [setFocus])

  const submit = (values: Credentials) => login.mutate(values, { onError: () => setFocus('password') })
  return (
    <Form form={form} onSubmit={submit} label="Log in">
      <TextField<Credentials> name="email" label="Email" type="email" inputMode="email" autoComplete="username" initialFocus />
      <PasswordField<Credentials> name="password" label="Password" autoComplete="current-password" />
      <Link to={paths.resetPassword({ email })} className={styles.forgot}>
        Forgot password?
      </Link>
      <div className={styles.ways}>
        <Button type="submit" size="l" block loading={login.isPending}>
          Log in
        </Button>
        <LinkButton
          to={{ pathname, search: changeParams(search, { login: null, signup: 'true' }), hash }}
          replace
          preventScrollReset
          variant="secondary"
          size="l"
          block
        >
          Create an Account
        </LinkButton>
      </div>
      <SlowNotice busy={login.isPending} />
      <GoogleButton />
    </Form>
  )
}

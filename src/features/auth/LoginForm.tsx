import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { Link, useLocation } from 'react-router-dom'
import { useVisitorLog } from '#api/activityLog.ts'
import { authMutations } from '#api/auth.ts'
import { paths } from '#domain/paths.ts'
import { changeParams } from '#lib/queryString.ts'
import { usePasswordForm } from '#lib/usePasswordForm.ts'
import { pastedText } from '#lib/visibleText.ts'
import { z } from '#lib/zod.ts'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/form/Form.tsx'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { email, knownPassword } from '#ui/form/rules.ts'
import { SlowNotice } from '#ui/form/SubmitButton.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSchemaForm } from '#ui/form/useSchemaForm.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { showError } from '#ui/toast.ts'
import { GoogleButton } from './google/GoogleButton.tsx'
import { loginFailed, useFinishLogin } from './useFinishLogin.ts'
import styles from './LoginForm.module.css'

const credentials = z.object({ email, password: knownPassword })

type Credentials = z.infer<typeof credentials>

function useLogin() {
  const finishLogin = useFinishLogin()
  const log = useVisitorLog()
  return useMutation({
    ...authMutations.login(),
    onSuccess: (token) => finishLogin(token, 'Logged in'),
    onError: ({ status }) => {
      if (status !== 401) return loginFailed()
      showError('Login Failed', 'Invalid email or password')
      log('FAILED_ATTEMPT', 'Login Failed')
    },
  })
}

export function LoginForm() {
  const { pathname, search, hash } = useLocation()
  const login = useLogin()
  const form = useSchemaForm<Credentials>({
    schema: credentials,
    start: { email: '', password: '' },
  })
  const { setFocus, control } = form
  const address = pastedText(useWatch({ control, name: 'email' }))
  // The dialog was opened before the form was loaded.
  useEffect(() => setFocus('email'), [setFocus])

  const { formOf, refuse } = usePasswordForm()
  const submit = ({ email, password }: Credentials) =>
    login.mutate(
      { email, password: formOf(password) },
      {
        onError: ({ status }) => {
          if (status === 401) refuse(password)
          setFocus('password')
        },
      },
    )
  return (
    <Form form={form} onSubmit={submit} label="Log in">
      <TextField<Credentials>
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        initialFocus
      />
      <PasswordField<Credentials>
        name="password"
        label="Password"
        autoComplete="current-password"
      />
      <Link to={paths.resetPassword({ email: address })} className={styles.forgot}>
        Forgot password?
      </Link>
      <div className={styles.actions}>
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

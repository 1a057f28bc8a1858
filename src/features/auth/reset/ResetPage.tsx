import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined'
import { Link } from 'react-router-dom'
import { paths } from '#domain/paths.ts'
import { Icon } from '#ui/Icon.tsx'
import { Row, Surface, Text } from '#ui/Layout.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Page } from '#ui/Page.tsx'
import { StepList } from '#ui/StepList.tsx'
import { useStepFocus } from '../useStepFocus.ts'
import { ConfirmStep } from './ConfirmStep.tsx'
import { EmailStep } from './EmailStep.tsx'
import { PasswordStep } from './PasswordStep.tsx'
import { resetSearch, useResetState } from './useResetState.ts'
import styles from './ResetPage.module.css'

const steps = ['Email', 'Code', 'Password']
const titles = ['Forgot your password?', 'Check your inbox', 'Choose a new password']
const login = { pathname: paths.home(), search: '?login=true' }

/**
 * The state is in the address, so that it survives a reload; the page sends no referrer and is not
 * indexed.
 */
export function ResetPage() {
  const { step, email, token, changed, go } = useResetState()
  const box = useStepFocus<HTMLDivElement>(step, false)
  return (
    <Page title="Reset your password" hideTitle narrow noIndex>
      <meta name="referrer" content="no-referrer" />
      <Surface ref={box} border radius="xl" className={styles.card}>
        <Row gap={1} className={styles.head}>
          <Link
            key={step}
            to={step === 0 ? login : { search: resetSearch({ email }) }}
            className={styles.back}
            aria-label={step === 0 ? 'Back to login' : 'Back to your email'}
          >
            <Icon icon={ArrowLeftOutlined} />
          </Link>
          <Text as="h2" size="xl">
            {titles[step]}
          </Text>
        </Row>
        <StepList steps={steps} current={step + 1} />
        {changed && step === 0 && (
          <div className={styles.changed} data-first tabIndex={-1}>
            <p>Your password has been changed.</p>
            <LinkButton to={login} size="s">
              Log in
            </LinkButton>
          </div>
        )}
        {step === 0 && (
          <EmailStep key={email} email={email} onDone={(given) => go({ step: 1, email: given })} />
        )}
        {step === 1 && (
          <ConfirmStep
            email={email}
            onDone={(given) => go({ step: 2, email, token: given }, { replace: true })}
          />
        )}
        {step === 2 && (
          <PasswordStep
            email={email}
            token={token}
            onDone={() => go({ email }, { replace: true, changed: true })}
          />
        )}
      </Surface>
    </Page>
  )
}

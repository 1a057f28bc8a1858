import { useLocation, useNavigate } from 'react-router-dom'
import { changeParams } from '../lib/queryString.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'

/** Opened on any screen by `coming-soon=true`; closing it takes the parameter out of the address. */
export function ComingSoonDialog() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const close = () =>
    void navigate({ pathname, search: changeParams(search, { 'coming-soon': null }), hash }, { replace: true, preventScrollReset: true })
  return (
    <Dialog
      open={new URLSearchParams(search).get('coming-soon') === 'true'}
      onClose={close}
      title="Feature Coming Soon"
      description="We are still building this corner of the market. Thank you for your patience, suki!"
      size="s"
      footer={<Button onClick={close}>Got it</Button>}
    />
  )
}

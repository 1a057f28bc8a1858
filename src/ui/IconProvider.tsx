// antd imports this path, too. By the package's index the context would add 11 KB to the first
// load.
import IconContext from '@ant-design/icons/es/components/Context'
import type { ReactNode } from 'react'

const settings = { zeroRuntime: true }

/** Icons write no styles, which the content security policy would refuse. For each React root. */
export const IconProvider = ({ children }: { children: ReactNode }) => (
  <IconContext.Provider value={settings}>{children}</IconContext.Provider>
)

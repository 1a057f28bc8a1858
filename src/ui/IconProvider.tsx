// antd imports this path, too. By the package's index the context would add 11 KB to the first
// load.
import IconContext from '@ant-design/icons/es/components/Context'
import type { ReactNode } from 'react'

const settings = { zeroRuntime: true }

/**
 * Keeps icons from writing styles, which the content security policy would refuse. Each React root
 * needs it.
 */
export const IconProvider = ({ children }: { children: ReactNode }) => (
  <IconContext.Provider value={settings}>{children}</IconContext.Provider>
)

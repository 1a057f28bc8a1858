import { Quiet } from '../controls.tsx'

/** A link to the present state. */
export const ShareTab = () => <Quiet>A link will be offered here.</Quiet>

import { Quiet } from '../controls.tsx'

/** Guided walks through the app. */
export const ToursTab = () => <Quiet>Tours will be listed here.</Quiet>

import { useSession } from '#api/session.ts'
import { AddressesSection } from '#features/addresses/AddressesSection.tsx'
import { ProfilePage } from '#features/profile/ProfilePage.tsx'

/** Combined here, since features must not import each other. */
export function ProfileScreen() {
  const { user } = useSession()
  return <ProfilePage addresses={user && <AddressesSection user={user} />} />
}

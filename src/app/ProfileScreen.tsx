import { useSession } from '#api/session.ts'
import { AddressesSection } from '#features/addresses/AddressesSection.tsx'
import { ProfilePage } from '#features/profile/ProfilePage.tsx'

/**
 * The profile with the addresses in it: features must not import each other, so the app combines
 * them.
 */
export function ProfileScreen() {
  const { user } = useSession()
  return <ProfilePage addresses={user && <AddressesSection user={user} />} />
}

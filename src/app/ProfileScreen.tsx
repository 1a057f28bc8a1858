import { useSession } from '../api/session.ts'
import { AddressesSection } from '../features/addresses/AddressesSection.tsx'
import { ProfilePage } from '../features/profile/ProfilePage.tsx'

/** The profile with the addresses in it: features don't know each other, so they meet here. */
export function ProfileScreen() {
  const { user } = useSession()
  return <ProfilePage addresses={user && <AddressesSection user={user} />} />
}

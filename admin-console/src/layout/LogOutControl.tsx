import { lazy, type ReactNode, Suspense, useState } from 'react'
import { hasUnsentChanges } from '../features/unsent-changes/hasUnsentChanges'
import { logOut } from './logOut'

const SignOutDialog = lazy(() =>
  import('../features/unsent-changes/screens').then((module) => ({
    default: module.SignOutDialog,
  })),
)

/** A button that logs out, and asks first where changes would be lost. */
export function LogOutControl({ children }: { children: (onClick: () => void) => ReactNode }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      {children(() => (hasUnsentChanges() ? setAsking(true) : logOut()))}
      <Suspense>
        {asking && <SignOutDialog onSignOut={logOut} onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  )
}

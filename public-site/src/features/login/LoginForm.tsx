import { SignInForm } from './SignInForm'
import { signInWithPassword } from './signInWithPassword'

/** The sign-in of the demonstration. "Forgot password?" leads nowhere, as specified. */
export const LoginForm = ({ onSignedIn }: { onSignedIn: () => void }) => (
  <SignInForm submit={signInWithPassword} delayMs={1000} onSignedIn={onSignedIn} />
)

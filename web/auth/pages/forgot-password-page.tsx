import { fieldError } from '../../api/errors.ts'
import { useSend } from '../../api/use-send.ts'
import { paths } from '../../paths.ts'
import { TextField } from '../../ui/field/field.tsx'
import { Link } from '../../ui/link.tsx'
import { requestPasswordReset } from '../mutations.ts'
import { AuthForm, textOf } from './auth-form.tsx'
import { AuthPage } from './auth-page.tsx'

export function ForgotPasswordPage() {
  const mutation = useSend(requestPasswordReset)
  return (
    <AuthPage
      title="Forgot password"
      description="We will email you a link to set a new password. It works once and expires after one hour."
      path={paths.forgotPassword}
      links={
        <Link className="link" to={paths.login}>
          Back to sign in
        </Link>
      }
    >
      <AuthForm
        mutation={mutation}
        messages={requestPasswordReset.meta}
        submit="Send reset link"
        values={(form) => ({ email: textOf(form, 'email').trim() })}
      >
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          spellCheck={false}
          // The form stays usable for another address.
          onChange={() => mutation.isSuccess && mutation.reset()}
          error={fieldError(mutation.error, 'email')}
        />
        {mutation.isSuccess && (
          <p className="text-muted text-sm">{`If ${mutation.variables?.email ?? ''} has an account, the link is on its way. Check your spam folder too.`}</p>
        )}
      </AuthForm>
    </AuthPage>
  )
}

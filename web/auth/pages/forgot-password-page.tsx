import { useSend } from '../../api/use-send.ts'
import { paths } from '../../paths.ts'
import { TextField } from '../../ui/field/field.tsx'
import { requestPasswordReset } from '../mutations.ts'
import { AuthForm, fieldsOf, textOf } from './auth-form.tsx'
import { AuthPage } from './auth-page.tsx'

export function ForgotPasswordPage() {
  const mutation = useSend(requestPasswordReset)
  return (
    <AuthPage
      title="Forgot password"
      description="We will email you a link to set a new password. It works once and expires after one hour."
      path={paths.forgotPassword}
      links={[['Back to sign in', paths.login]]}
    >
      <AuthForm
        mutation={mutation}
        messages={requestPasswordReset.meta}
        submit="Send reset link"
        values={(form) => ({ email: textOf(form, 'email').trim() })}
      >
        <TextField
          label="Email"
          {...fieldsOf(mutation.error)('email')}
          type="email"
          autoComplete="username"
          spellCheck={false}
          // The form stays usable for another address.
          onChange={() => mutation.isSuccess && mutation.reset()}
        />
        {mutation.isSuccess && (
          <p className="text-muted text-sm">{`If ${mutation.variables?.email ?? ''} has an account, the link is on its way. Check your spam folder too.`}</p>
        )}
      </AuthForm>
    </AuthPage>
  )
}

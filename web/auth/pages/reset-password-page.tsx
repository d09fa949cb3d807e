import { useNavigate, useParams } from 'react-router-dom'
import { fieldError } from '../../api/errors.ts'
import { useSend } from '../../api/use-send.ts'
import { paths } from '../../paths.ts'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { resetPassword } from '../mutations.ts'
import { AuthForm, textOf } from './auth-form.tsx'
import { AuthPage } from './auth-page.tsx'

export function ResetPasswordPage() {
  const mutation = useSend(resetPassword)
  const navigate = useNavigate()
  const { token = '' } = useParams()
  return (
    <AuthPage
      title="Reset password"
      description="Set a new password. This signs you out on every device."
      links={[
        ['Request a new link', paths.forgotPassword],
        ['Back to sign in', paths.login],
      ]}
    >
      <AuthForm
        mutation={mutation}
        messages={resetPassword.meta}
        submit="Set new password"
        onDone={() => navigate(paths.login)}
        values={(form) => ({ token, password: textOf(form, 'password') })}
      >
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          hint="10 characters or more."
          error={fieldError(mutation.error, 'password') ?? fieldError(mutation.error, 'token')}
        />
      </AuthForm>
    </AuthPage>
  )
}

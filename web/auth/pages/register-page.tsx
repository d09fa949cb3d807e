import { useNavigate } from 'react-router-dom'
import { fieldError } from '../../api/errors.ts'
import { useSend } from '../../api/use-send.ts'
import { paths } from '../../paths.ts'
import { TextField } from '../../ui/field/field.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { readPhone } from '../../ui/field/phone.ts'
import { PhoneField } from '../../ui/field/phone-field.tsx'
import { Link } from '../../ui/link.tsx'
import { register } from '../mutations.ts'
import { AuthForm, filled, textOf } from './auth-form.tsx'
import { AuthPage } from './auth-page.tsx'

export function RegisterPage() {
  const mutation = useSend(register)
  const navigate = useNavigate()
  const error = (field: string) => fieldError(mutation.error, field)

  return (
    <AuthPage
      title="Open an account"
      description="For businesses in India. You can create payment links at once."
      path={paths.register}
      links={
        <Link className="link" to={paths.login}>
          Already have an account? Sign in
        </Link>
      }
    >
      <AuthForm
        mutation={mutation}
        messages={register.meta}
        submit="Open an account"
        onDone={() => navigate(paths.login)}
        values={(form) => ({
          name: textOf(form, 'name').trim(),
          businessName: textOf(form, 'businessName').trim(),
          email: textOf(form, 'email').trim(),
          password: textOf(form, 'password'),
          ...filled({ phone: readPhone(textOf(form, 'phone')) }),
        })}
      >
        <TextField label="Your name" name="name" autoComplete="name" error={error('name')} />
        <TextField
          label="Business name"
          name="businessName"
          autoComplete="organization"
          error={error('businessName')}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          spellCheck={false}
          error={error('email')}
        />
        <PhoneField
          label="Phone (optional)"
          name="phone"
          autoComplete="tel"
          hint="Such as 98765 43210; numbers abroad with their country code."
          error={error('phone')}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          hint="10 characters or more. A short sentence is easy to remember."
          error={error('password')}
        />
        <p className="text-muted text-sm">
          By opening an account you accept our{' '}
          <Link className="link" to={paths.terms}>
            Terms & Conditions
          </Link>{' '}
          and{' '}
          <Link className="link" to={paths.privacyPolicy}>
            Privacy Policy
          </Link>
          .
        </p>
      </AuthForm>
    </AuthPage>
  )
}

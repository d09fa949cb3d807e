import { useNavigate } from 'react-router-dom'
import { useSend } from '../../api/use-send.ts'
import { paths } from '../../paths.ts'
import { TextField } from '../../ui/field/field.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { readPhone } from '../../ui/field/phone.ts'
import { PhoneField } from '../../ui/field/phone-field.tsx'
import { Link } from '../../ui/link.tsx'
import { register } from '../mutations.ts'
import { AuthForm, fieldsOf, textOf } from './auth-form.tsx'
import { AuthPage } from './auth-page.tsx'

export function RegisterPage() {
  const mutation = useSend(register)
  const navigate = useNavigate()
  const field = fieldsOf(mutation.error)

  return (
    <AuthPage
      title="Open an account"
      description="For businesses in India. You can create payment links at once."
      path={paths.register}
      links={[['Already have an account? Sign in', paths.login]]}
    >
      <AuthForm
        mutation={mutation}
        messages={register.meta}
        submit="Open an account"
        onDone={() => navigate(paths.login)}
        values={(form) => {
          const phone = readPhone(textOf(form, 'phone'))
          return {
            name: textOf(form, 'name').trim(),
            businessName: textOf(form, 'businessName').trim(),
            email: textOf(form, 'email').trim(),
            password: textOf(form, 'password'),
            ...(phone && { phone }),
          }
        }}
      >
        <TextField label="Your name" {...field('name')} autoComplete="name" />
        <TextField label="Business name" {...field('businessName')} autoComplete="organization" />
        <TextField label="Email" {...field('email')} type="email" autoComplete="email" spellCheck={false} />
        <PhoneField
          label="Phone (optional)"
          {...field('phone')}
          autoComplete="tel"
          hint="Such as 98765 43210. Foreign numbers need their country code."
        />
        <PasswordField
          label="Password"
          {...field('password')}
          autoComplete="new-password"
          hint="10 characters or more. A short sentence is easy to remember."
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

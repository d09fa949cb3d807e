import { useEffect, useMemo } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { useSend } from '../../api/use-send.ts'
import { useHydrated } from '../../loading/use-hydrated.ts'
import { paths } from '../../paths.ts'
import { session } from '../../session/session.ts'
import { tokenCookie } from '../../session/token-cookie.ts'
import { TextField } from '../../ui/field/field.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { destinationOf, originIn } from '../destination.ts'
import { signIn } from '../mutations.ts'
import { AuthForm, fieldsOf, textOf } from './auth-form.tsx'
import { AuthPage } from './auth-page.tsx'

/** @param prefetchNext loads the page after this one, while the user fills in the form */
export function LoginPage({ prefetchNext }: { prefetchNext: () => void }) {
  useEffect(prefetchNext, [prefetchNext])
  const mutation = useSend(signIn)
  const field = fieldsOf(mutation.error)
  const { user, isAuthenticated } = useSnapshot(session)
  const { state } = useLocation()
  const hydrated = useHydrated()
  const isKept = useMemo(() => !hydrated || tokenCookie.canBeKept(), [hydrated])
  if (isAuthenticated && user) return <Navigate to={destinationOf(user, originIn(state))} replace />

  return (
    <AuthPage
      title="Sign in"
      description="See your payments, links and settlements."
      path={paths.login}
      links={[
        ['Forgot password?', paths.forgotPassword],
        ['Open an account', paths.register],
      ]}
    >
      <AuthForm
        mutation={mutation}
        messages={signIn.meta}
        submit="Sign in"
        values={(form) => ({
          email: textOf(form, 'email').trim(),
          password: textOf(form, 'password'),
          rememberMe: form.has('rememberMe'),
        })}
      >
        <TextField
          label="Email"
          {...field('email')}
          type="email"
          autoComplete="username"
          spellCheck={false}
        />
        <PasswordField label="Password" {...field('password')} autoComplete="current-password" />
        {isKept ? (
          <label className="flex min-h-6 items-center gap-2 text-sm">
            <input type="checkbox" name="rememberMe" className="size-4" />
            Remember me for 30 days
          </label>
        ) : (
          <p className="text-muted text-sm">
            This browser keeps no cookies: you stay signed in until you close or reload this page.
          </p>
        )}
      </AuthForm>
    </AuthPage>
  )
}

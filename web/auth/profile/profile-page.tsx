import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useSend } from '../../api/use-send.ts'
import { session } from '../../session/session.ts'
import { PageHead } from '../../site/page-head.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { readPhone } from '../../ui/field/phone.ts'
import { PhoneField } from '../../ui/field/phone-field.tsx'
import { changePassword, updateProfile } from '../mutations.ts'
import { AuthForm, fieldsOf, textOf } from '../pages/auth-form.tsx'
import type { ProfileInput } from './profile-change.ts'
import { profileChange } from './profile-change.ts'

export function ProfilePage() {
  const { user } = useSnapshot(session)
  return (
    <>
      <PageHead title="Profile" description="Your name, your business and your password" />
      <div className="mb-3.5">
        <h1 className="text-2xl/[1.3]">Profile</h1>
        <p className="pt-2 text-muted">
          <span>{`${user?.email ?? ''} · `}</span>
          <span className="capitalize">{user?.role}</span>
        </p>
      </div>
      <div className="grid max-w-[64rem] items-start gap-5 lg:grid-cols-2">
        <ProfileForm />
        <PasswordForm />
      </div>
    </>
  )
}

function ProfileForm() {
  const mutation = useSend(updateProfile, { repeats: true })
  const { user } = useSnapshot(session)
  const [isUnchanged, setIsUnchanged] = useState(false)
  const field = fieldsOf(mutation.error)
  const namesBusiness = user?.role === 'merchant'

  function save(input: ProfileInput) {
    const change = user && profileChange(user, input)
    setIsUnchanged(!change)
    if (change) mutation.mutate(change)
    else mutation.reset()
  }

  return (
    <section aria-labelledby="about-you" className="panel p-5">
      <h2 id="about-you" className="pb-4 text-base">
        About you
      </h2>
      <AuthForm
        mutation={{ ...mutation, mutate: save }}
        messages={updateProfile.meta}
        submit="Save profile"
        wide
        values={(form) => ({
          name: textOf(form, 'name').trim(),
          ...(namesBusiness && { businessName: textOf(form, 'businessName').trim() }),
          phone: readPhone(textOf(form, 'phone')),
        })}
      >
        <TextField label="Your name" {...field('name')} autoComplete="name" defaultValue={user?.name} />
        <TextField
          label="Business name"
          {...field('businessName')}
          autoComplete="organization"
          defaultValue={user?.businessName}
          readOnly={!namesBusiness}
          hint={
            namesBusiness ? 'Shown to customers on every payment link.' : 'Only the merchant can change it.'
          }
        />
        <PhoneField
          label="Phone"
          {...field('phone')}
          autoComplete="tel"
          hint="Such as 98765 43210. Foreign numbers need their country code. Leave it empty to remove it."
          defaultValue={user?.phone}
        />
        <p role="status" className="text-muted text-sm empty:hidden">
          {isUnchanged && 'There are no changes to save.'}
        </p>
      </AuthForm>
    </section>
  )
}

function PasswordForm() {
  const mutation = useSend(changePassword, { repeats: true })
  const field = fieldsOf(mutation.error)
  const { user } = useSnapshot(session)
  return (
    <section aria-labelledby="password" className="panel p-5">
      <h2 id="password" className="text-base">
        Password
      </h2>
      <p className="pb-4 text-muted text-sm">Changing it signs you out everywhere else.</p>
      <AuthForm
        // Both fields start empty again once the password has changed.
        key={mutation.data ? mutation.submittedAt : 'open'}
        mutation={mutation}
        messages={changePassword.meta}
        submit="Change password"
        variant="secondary"
        wide
        values={(form) => ({
          currentPassword: textOf(form, 'currentPassword'),
          newPassword: textOf(form, 'newPassword'),
        })}
      >
        <input type="email" name="email" autoComplete="username" defaultValue={user?.email} hidden readOnly />
        <PasswordField
          label="Current password"
          {...field('currentPassword')}
          autoComplete="current-password"
        />
        <PasswordField
          label="New password"
          {...field('newPassword')}
          autoComplete="new-password"
          hint="10 characters or more."
        />
      </AuthForm>
    </section>
  )
}

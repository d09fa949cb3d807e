import { expect, test } from 'vitest'
import { asha } from '../../session/asha.testing.ts'
import { profileChange } from './profile-change.ts'

const user = { ...asha, phone: '+910000012345' }
const same = { name: user.name, businessName: user.businessName, phone: user.phone }

test('an unchanged form sends no fields', () => {
  expect(profileChange(user, same)).toBeNull()
  const { phone, ...without } = user
  expect(profileChange(without, { ...same, phone: '' })).toBeNull()
})

test('only changed fields are sent', () => {
  expect(profileChange(user, { ...same, name: 'Asha R. Rao' })).toEqual({ name: 'Asha R. Rao' })
})

test('an emptied phone is removed', () => {
  expect(profileChange(user, { ...same, phone: '' })).toEqual({ phone: '' })
})

test('a user who may not rename the business never sends its name', () => {
  expect(profileChange(user, { name: 'Neel', phone: user.phone })).toEqual({ name: 'Neel' })
})

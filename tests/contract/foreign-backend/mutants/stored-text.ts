import { accountRules } from '../rules/accounts.ts'
import { linkRules } from '../rules/links.ts'
import type { Mutant } from './mutant.ts'
import { mutant } from './mutant.ts'

const { savedLink, fingerprint, updatedLink } = linkRules
const { saveProfile } = accountRules

export const storedTextMutants: Mutant[] = [
  mutant('text is saved in another Unicode normal form', 'positive/link-keeps-unusual-values', {
    savedLink: (body) => savedLink({ ...body, title: body.title.normalize('NFKC') }),
  }),
  mutant('names are saved in another Unicode normal form', 'positive/profile', {
    saveProfile: (account, body) =>
      saveProfile(account, { ...body, ...(body.name && { name: body.name.normalize('NFC') }) }),
  }),
  mutant('notes with an empty value are removed', 'positive/link-keeps-unusual-values', {
    savedLink: ({ notes, ...body }) =>
      notes === undefined
        ? body
        : { ...body, notes: Object.fromEntries(Object.entries(notes).filter(([, text]) => text !== '')) },
  }),
  mutant('notes are trimmed', 'positive/link-keeps-unusual-values', {
    savedLink: ({ notes, ...body }) =>
      notes === undefined
        ? body
        : {
            ...body,
            notes: Object.fromEntries(Object.entries(notes).map(([name, text]) => [name, text.trim()])),
          },
  }),
  mutant('empty notes are not saved', 'positive/link-keeps-unusual-values', {
    savedLink: ({ notes, ...body }) =>
      notes === undefined || Object.keys(notes).length === 0 ? body : { ...body, notes },
  }),
  mutant('references are converted to upper case', 'positive/link-keeps-unusual-values', {
    savedLink: (body) => ({ ...body, ...(body.reference && { reference: body.reference.toUpperCase() }) }),
  }),
  mutant('expiries are truncated to seconds', 'positive/link-keeps-unusual-values', {
    savedLink: (body) => ({
      ...body,
      ...(body.expiresAt && { expiresAt: body.expiresAt.replace(/\.\d+Z/, 'Z') }),
    }),
  }),
  mutant('an expiry after 2038 crashes the server', 'positive/link-keeps-unusual-values', {
    savedLink: (body) => {
      if (body.expiresAt && Date.parse(body.expiresAt) / 1000 > 2 ** 31 - 1) throw new Error('out of range')
      return body
    },
  }),
  mutant('an expiry with nine fractional digits is rejected', 'positive/link-keeps-unusual-values', {
    fieldProblems: (problems, given) =>
      /\.\d{7,}Z"/.test(JSON.stringify(given)) ? [{ field: 'expiresAt', message: 'is no time' }] : problems,
  }),
  mutant('bodies with the same key are compared ignoring case', 'state/link-key-compares-the-whole-body', {
    fingerprint: (body) => fingerprint(body).toLowerCase(),
  }),
  mutant('bodies with the same key are compared ignoring spaces', 'state/link-key-compares-the-whole-body', {
    fingerprint: (body) => fingerprint(body).replaceAll(' ', ''),
  }),
  mutant('the length of a password is counted in bytes', 'positive/shortest-and-longest-passwords', {
    fieldProblems: (problems, given) =>
      Buffer.byteLength(String(Object(given).password ?? '')) > 128
        ? [{ field: 'password', message: 'is too long' }]
        : problems,
  }),
  mutant('an update without notes leaves an empty object', 'positive/link-update-replaces', {
    updatedLink: (body, before) => ({ notes: {}, ...updatedLink(body, before) }),
  }),
]

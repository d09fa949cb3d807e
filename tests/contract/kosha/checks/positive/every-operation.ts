import { eachOf } from '../../../suite/checks/each-of.ts'
import { cell, same } from '../../../suite/verdicts.ts'
import type { Operation } from '../../document.ts'
import { operations } from '../../document.ts'
import type { Check } from '../../run.ts'
import { changesOf, LINKS } from '../../support/changes.ts'
import { createLink, MEBIBYTE } from '../../support/fixtures.ts'
import { validRequest } from '../../support/valid-requests.ts'

// Success ends a session or needs a password, so these are checked elsewhere on disposable accounts.
const ELSEWHERE = ['resetPassword', 'changePassword', 'refreshToken']

export const everyOperation: Check[] = operations
  .filter(({ id }) => !ELSEWHERE.includes(id))
  .flatMap((operation) => operation.roles.map((role) => success(operation, role)))

function success({ id, success, method }: Operation, role: string): Check {
  return {
    id: `positive/${id}-as-${role}`,
    title: `${id} succeeds ${role === 'anonymous' ? 'without a session' : `for the role ${role}`}`,
    covers: [cell(id, success, role)],
    ...changesOf(id),
    async verify(run) {
      const call = await validRequest(run, id, role)
      // A client may still send its token after its session has ended.
      const ended = role === 'anonymous' && { authorization: 'Bearer tok_that_has_ended' }
      // As browsers and some clients send them with every request.
      const usual = method === 'GET' && { accept: 'text/html', 'content-type': 'application/json' }
      await run.expectSuccess(id, { ...call, headers: { ...ended, ...usual } })
    },
  }
}

/** What a type or a spreadsheet would mend. */
const TELLING = ['007', '1e5', '1.0', 'true', 'null', '=1+1', '+1', '-1', '@home']

export const onTheWire: Check[] = [
  {
    id: 'positive/texts-are-kept',
    title: 'a text that looks like a number, a truth value or a formula is kept as it was sent',
    changes: LINKS,
    async verify(run) {
      const as = await run.actors.as('merchant')
      const notes = Object.fromEntries(TELLING.map((text, index) => [`note ${index}`, text]))
      const textByLink = new Map<string, string>()
      for (const text of TELLING)
        textByLink.set((await createLink(run, { title: text, notes, customer: { name: text } })).id, text)
      const { links } = await run.expectSuccess('listPaymentLinks', { as })
      for (const { id, title, notes: savedNotes, customer } of links) {
        const text = textByLink.get(id)
        if (text !== undefined)
          same([title, customer?.name, savedNotes], [text, text, notes], 'what was sent as text')
      }
    },
  },
  {
    id: 'positive/content-type-with-charset',
    title: 'a JSON body with the charset UTF-8 is accepted, in any letter case, up to 1 MiB',
    changes: LINKS,
    async verify(run) {
      const { body, ...call } = await validRequest(run, 'createPaymentLink')
      const bytes = JSON.stringify(body)
      await eachOf(
        ['application/json; charset="utf-8"', 'application/json;charset=UTF-8', 'Application/JSON'],
        (type) => `the content type is ${type}`,
        (type) => run.expectSuccess('createPaymentLink', { ...call, raw: { bytes, type } }),
      )
      const largest = { bytes: bytes.padEnd(MEBIBYTE), type: 'application/json' }
      await run.expectSuccess('createPaymentLink', { ...call, raw: largest })
    },
  },
]

import type { OperationId } from '../suite/document.ts'
import { authorizationOf } from './demo-authorization.ts'
import type { Mutant, Server } from './mutant.ts'
import { answering, json, meeting } from './mutant.ts'

type Insider = Parameters<typeof authorizationOf>[1]

/** Calls that succeed without permission. */
export const access: Mutant[] = [
  ...(
    [
      ['createPaymentLink', 'viewer', 'merchant'],
      ['updateGateway', 'viewer', 'merchant'],
      ['refundTransaction', 'admin', 'merchant'],
      ['deletePaymentLink', 'viewer', 'merchant'],
    ] as const
  ).map(
    ([id, role, insider]): Mutant => ({
      name: `the role is not checked: ${id} is open to the role ${role}`,
      caughtBy: `security/${id}-forbidden-to-${role}`,
      breaks: insteadOf(403, id, insider),
    }),
  ),
  {
    name: 'a viewer may rename the business',
    caughtBy: 'security/business-name-forbidden-to-viewer',
    breaks: insteadOf(403, 'updateProfile', 'merchant'),
  },
  {
    name: 'links keep the name that the business had when they were made',
    caughtBy: 'positive/business-name',
    breaks: answering('listPaymentLinks', async ({ links }) => ({
      links: links.map((link) =>
        link.title.startsWith('Before the business') ? { ...link, merchantName: 'Its former name' } : link,
      ),
    })),
  },
  {
    name: 'a list is open to everybody',
    caughtBy: 'security/listSettlements-without-token',
    breaks: insteadOf(401, 'listSettlements', 'merchant'),
  },
  {
    name: 'the shape of a request is checked before its token',
    caughtBy: 'security/token-comes-before-all',
    breaks: meeting('updateProfile', async ({ send, text }) =>
      text.includes('surprise')
        ? json(400, { message: 'surprise is not a field', code: 'invalid_request', requestId: 'req_1' })
        : send(),
    ),
  },
  ...(['updateGateway', 'updatePaymentMethod'] as const).map(
    (id): Mutant => ({
      name: `another merchant's ids are taken: ${id}`,
      caughtBy: `security/${id}-of-another-merchant`,
      breaks: insteadOf(404, id, 'admin'),
    }),
  ),
  {
    name: "another merchant's payment can be refunded",
    caughtBy: 'security/refundTransaction-of-another-merchant',
    breaks: insteadOf(404, 'refundTransaction', 'merchant'),
  },
  {
    name: "another merchant's id is told from one that nobody has",
    caughtBy: 'security/deletePaymentLink-of-another-merchant',
    breaks: (server) => async (request) => {
      const copy = request.clone()
      const answer = await server(request)
      if (answer.status !== 404 || request.method !== 'DELETE') return answer
      const asOwner = await insteadOf(404, 'deletePaymentLink', 'merchant')(server)(copy)
      return asOwner.status === 204
        ? json(404, { message: 'This link is not yours.', code: 'not_found', requestId: 'r' })
        : answer
    },
  },
  {
    name: 'a list has a row of another merchant',
    caughtBy: 'security/lists-are-separate',
    breaks: (server) =>
      answering('listPaymentLinks', async ({ links }, { send }) => {
        const theirs = await send({ headers: await authorizationOf(server, 'other merchant') })
        return { links: [...links, ...(await theirs.json()).links.slice(0, 1)] }
      })(server),
  },
  {
    name: 'a filter by merchant opens the list of that merchant',
    caughtBy: 'security/filters-open-no-door',
    breaks: (server) =>
      meeting('listTransactions', async ({ send, url }) =>
        url.searchParams.has('merchantId')
          ? send({ headers: await authorizationOf(server, 'admin') })
          : send(),
      )(server),
  },
  {
    name: 'credentials are shown as they were written',
    caughtBy: 'positive/gateway-credentials-are-masked',
    breaks: answering('updateGateway', ({ gateways }, { text }) => {
      const { credentials } = JSON.parse(text)
      return {
        gateways: gateways.map((each) => (credentials && each.credentials ? { ...each, credentials } : each)),
      }
    }),
  },
]

/** Repeats a rejected request with the authorization of another user. */
function insteadOf(status: number, id: OperationId, insider: Insider) {
  return (server: Server): Server =>
    meeting(id, async ({ send }) => {
      const answer = await send()
      return answer.status === status ? send({ headers: await authorizationOf(server, insider) }) : answer
    })(server)
}

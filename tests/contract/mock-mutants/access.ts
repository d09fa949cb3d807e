import type { OperationId } from '../suite/document.ts'
import { authorizationOf } from './demo-authorization.ts'
import type { Mutant, Server } from './mutant.ts'
import { intercepting, json, onSuccess } from './mutant.ts'

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
      name: `${id} is open to the role ${role}`,
      caughtBy: `security/${id}-forbidden-to-${role}`,
      breaks: insteadOf(403, id, insider),
    }),
  ),
  {
    name: 'a viewer can rename the business',
    caughtBy: 'security/business-name-forbidden-to-viewer',
    breaks: insteadOf(403, 'updateProfile', 'merchant'),
  },
  {
    name: 'links keep the former name of the business',
    caughtBy: 'positive/business-name',
    breaks: onSuccess('listPaymentLinks', async ({ links }) => ({
      links: links.map((link) =>
        link.title.startsWith('Before the business') ? { ...link, merchantName: 'Its former name' } : link,
      ),
    })),
  },
  {
    name: 'a list requires no token',
    caughtBy: 'security/listSettlements-without-token',
    breaks: insteadOf(401, 'listSettlements', 'merchant'),
  },
  {
    name: 'the body is validated before the token',
    caughtBy: 'security/token-is-checked-first',
    breaks: intercepting('updateProfile', async ({ send, text }) =>
      text.includes('surprise')
        ? json(400, { message: 'surprise is not a field', code: 'invalid_request', requestId: 'req_1' })
        : send(),
    ),
  },
  ...(['updateGateway', 'updatePaymentMethod'] as const).map(
    (id): Mutant => ({
      name: `${id} accepts ids of other merchants`,
      caughtBy: `security/${id}-of-another-merchant`,
      breaks: insteadOf(404, id, 'admin'),
    }),
  ),
  {
    name: 'payments of other merchants can be refunded',
    caughtBy: 'security/refundTransaction-of-another-merchant',
    breaks: insteadOf(404, 'refundTransaction', 'merchant'),
  },
  {
    name: 'an id of another merchant gets another error than an unknown id',
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
    name: 'a list contains a row of another merchant',
    caughtBy: 'security/lists-are-separate',
    breaks: (server) =>
      onSuccess('listPaymentLinks', async ({ links }, { send }) => {
        const theirs = await send({ headers: await authorizationOf(server, 'other merchant') })
        return { links: [...links, ...(await theirs.json()).links.slice(0, 1)] }
      })(server),
  },
  {
    name: 'a filter by merchant returns the rows of that merchant',
    caughtBy: 'security/filters-stay-within-merchant',
    breaks: (server) =>
      intercepting('listTransactions', async ({ send, url }) =>
        url.searchParams.has('merchantId')
          ? send({ headers: await authorizationOf(server, 'admin') })
          : send(),
      )(server),
  },
  {
    name: 'credentials are not masked',
    caughtBy: 'positive/gateway-credentials-are-masked',
    breaks: onSuccess('updateGateway', ({ gateways }, { text }) => {
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
    intercepting(id, async ({ send }) => {
      const answer = await send()
      return answer.status === status ? send({ headers: await authorizationOf(server, insider) }) : answer
    })(server)
}

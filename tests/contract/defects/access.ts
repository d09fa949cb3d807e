import type { OperationId } from '../suite/document.ts'
import type { Defect, Server } from './defect.ts'
import { answering, json, meeting } from './defect.ts'
import { authorizationOf } from './demo-authorization.ts'

type Insider = Parameters<typeof authorizationOf>[1]

/** Calls that succeed for somebody who may not make them. */
export const access: Defect[] = [
  ...(
    [
      ['createPaymentLink', 'viewer', 'merchant'],
      ['updateGateway', 'viewer', 'merchant'],
      ['refundTransaction', 'admin', 'merchant'],
      ['deletePaymentLink', 'viewer', 'merchant'],
    ] as const
  ).map(
    ([id, role, insider]): Defect => ({
      title: `the role is not checked: ${id} is open to the role ${role}`,
      foundBy: `security/${id}-forbidden-to-${role}`,
      breaks: insteadOf(403, id, insider),
    }),
  ),
  {
    title: 'a viewer may rename the business',
    foundBy: 'security/business-name-forbidden-to-viewer',
    breaks: insteadOf(403, 'updateProfile', 'merchant'),
  },
  {
    title: 'links keep the name that the business had when they were made',
    foundBy: 'positive/business-name',
    breaks: answering('listPaymentLinks', async ({ links }) => ({
      links: links.map((link) =>
        link.title.startsWith('Before the business') ? { ...link, merchantName: 'Its former name' } : link,
      ),
    })),
  },
  {
    title: 'a list is open to everybody',
    foundBy: 'security/listSettlements-without-token',
    breaks: insteadOf(401, 'listSettlements', 'merchant'),
  },
  {
    title: 'the shape of a request is checked before its token',
    foundBy: 'security/token-comes-before-all',
    breaks: meeting('updateProfile', async ({ send, text }) =>
      text.includes('surprise')
        ? json(400, { message: 'surprise is not a field', code: 'invalid_request', requestId: 'req_1' })
        : send(),
    ),
  },
  ...(['updateGateway', 'updatePaymentMethod'] as const).map(
    (id): Defect => ({
      title: `another merchant's ids are taken: ${id}`,
      foundBy: `security/${id}-of-another-merchant`,
      breaks: insteadOf(404, id, 'admin'),
    }),
  ),
  {
    title: "another merchant's payment can be refunded",
    foundBy: 'security/refundTransaction-of-another-merchant',
    breaks: insteadOf(404, 'refundTransaction', 'merchant'),
  },
  {
    title: "another merchant's id is told from one that nobody has",
    foundBy: 'security/deletePaymentLink-of-another-merchant',
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
    title: 'a list has a row of another merchant',
    foundBy: 'security/lists-are-separate',
    breaks: (server) =>
      answering('listPaymentLinks', async ({ links }, { send }) => {
        const theirs = await send({ headers: await authorizationOf(server, 'other merchant') })
        return { links: [...links, ...(await theirs.json()).links.slice(0, 1)] }
      })(server),
  },
  {
    title: 'a filter by merchant opens the list of that merchant',
    foundBy: 'security/filters-open-no-door',
    breaks: (server) =>
      meeting('listTransactions', async ({ send, url }) =>
        url.searchParams.has('merchantId')
          ? send({ headers: await authorizationOf(server, 'admin') })
          : send(),
      )(server),
  },
  {
    title: 'credentials are shown as they were written',
    foundBy: 'positive/gateway-credentials-are-masked',
    breaks: answering('updateGateway', ({ gateways }, { text }) => {
      const { credentials } = JSON.parse(text)
      return {
        gateways: gateways.map((each) => (credentials && each.credentials ? { ...each, credentials } : each)),
      }
    }),
  },
]

/** A refusal is overcome by the rights of somebody else. */
function insteadOf(status: number, id: OperationId, insider: Insider) {
  return (server: Server): Server =>
    meeting(id, async ({ send }) => {
      const answer = await send()
      return answer.status === status ? send({ headers: await authorizationOf(server, insider) }) : answer
    })(server)
}

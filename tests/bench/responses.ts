import { DEMO_PASSWORD } from '../../mock-server/kosha/demo-accounts.ts'
import type { Contestant } from './contestant.ts'
import type { Call } from './load.ts'
import { send } from './load.ts'

export const link = JSON.stringify({
  title: 'Handloom saree, indigo',
  amount: 49_900,
  notes: { order: 'two sarees with blouse pieces' },
  customer: { name: 'Meera Iyer', email: 'meera@kaveri.example', phone: '+919000054321' },
  reference: 'BILL-1042',
})
/** Three invalid fields. */
export const wrongLink = JSON.stringify({ title: '', amount: 12.5, customer: { name: 'Meera', email: 'no' } })

export const lists = '/api/payments/transactions'
export const PAGE = `${lists}?status=failed&method=card&limit=3`

export const signIn: Call = {
  method: 'POST',
  path: '/api/auth/login',
  body: JSON.stringify({ email: 'asha@tarang.example', password: DEMO_PASSWORD }),
}

/** Headers for a signed-in merchant in a new mock session with the given scenario. */
export async function signedIn(mock: Contestant, key: string, scenario = 'busy-day', seed = 2025) {
  const headers = { 'x-mock-session': key }
  const start: Call = {
    method: 'PUT',
    path: '/__mock/scenario',
    headers,
    body: JSON.stringify({ scenario, seed }),
  }
  await expectStatus(mock, start, 200)
  const { token } = JSON.parse((await expectStatus(mock, { ...signIn, headers }, 200)).text)
  return { ...headers, authorization: `Bearer ${token}` }
}

export async function expectStatus(contestant: Pick<Contestant, 'url'>, call: Call, status: number) {
  const response = await send(contestant, call)
  if (response.status !== status)
    throw new Error(`${call.method} ${call.path}: ${response.status} ${response.text}`)
  return response
}

/** The mock server's responses, for contestants that only replay them. */
export async function responsesOf(mock: Contestant) {
  const headers = await signedIn(mock, 'responses')
  const read = async (path: string) =>
    JSON.parse((await expectStatus(mock, { method: 'GET', path, headers }, 200)).text)
  const create = { method: 'POST', path: '/api/payments/create', headers, body: link }
  const created = JSON.parse((await expectStatus(mock, create, 201)).text)
  return { list: await read(`${lists}?limit=100`), page: await read(PAGE), created }
}

import { expect } from 'vitest'

/** A client's view of a response: the body of a success, or the code of an error. */
export type Reply<Body = unknown> = { status: number; body?: Body | undefined; code?: string | undefined }

/** The calls of the flow, each made by the code of one generator. */
export type Client = {
  signIn(email: string, password: string): Promise<Reply<{ token: string }>>
  /** Transactions of any of these statuses, unless nothing has changed since `ifNoneMatch`. */
  list(
    status: ('success' | 'partially_refunded')[],
    ifNoneMatch?: string,
  ): Promise<Reply<{ transactions: { status: string }[] }> & { etag?: string | null | undefined }>
  listBetween(from: string, to: string): Promise<Reply>
  create(link: { title: string; amount: number }, key: string): Promise<Reply<{ link: { id: string } }>>
  refund(transactionId: string, amount: number): Promise<Reply<{ transaction: { refundedAmount: number } }>>
  remove(id: string): Promise<Reply>
  /** A row by a control call, read through the generated schema if the generator makes one. */
  row(id: string): Promise<Reply<{ row: Record<string, unknown> }>>
}

/** How the mock server is reached: its session is part of the address, so that any client is aware of it. */
export type Addresses = { product: string; control: string }
export type Connect = (addresses: Addresses, token: () => string) => Client

/** Signs in, filters, creates, refunds and deletes, and meets 304, 404, 409 and 422. */
export async function runFlow(addresses: Addresses, connect: Connect): Promise<void> {
  let token = ''
  const client = connect(addresses, () => token)
  const signedIn = await client.signIn('asha@tarang.example', 'kosha-demo-2025')
  expect(signedIn).toMatchObject({ status: 200, body: { token: expect.any(String) } })
  token = signedIn.body?.token ?? ''

  const statuses = ['success', 'partially_refunded'] as const
  const listed = await client.list([...statuses])
  expect(listed.status).toBe(200)
  const listedStatuses = listed.body?.transactions.map(({ status }) => status) ?? []
  expect(listedStatuses).not.toEqual([])
  expect(statuses).toEqual(expect.arrayContaining(listedStatuses))
  expect(await client.list([...statuses], listed.etag ?? '')).toMatchObject({ status: 304 })
  expect(await client.listBetween('2026-11-21', '2026-11-01')).toMatchObject({
    status: 422,
    code: 'unprocessable',
  })

  const link = { title: 'Handloom saree', amount: 499_900 }
  const created = await client.create(link, 'attempt-1')
  expect(created.status).toBe(201)
  const id = created.body?.link.id ?? ''
  expect(await client.create(link, 'attempt-1')).toMatchObject({ status: 201, body: { link: { id } } })
  expect(await client.row(id)).toMatchObject({ status: 200, body: { row: { id, ...link } } })
  expect(await client.row('plink_unknown')).toMatchObject({ status: 404, code: 'not_found' })

  expect(await client.refund('txn_0000412', 9900)).toMatchObject({ status: 200 })
  expect(await client.refund('txn_0000412', 100_000_000)).toMatchObject({
    status: 409,
    code: 'refund_exceeds_remaining',
  })
  expect(await client.remove(id)).toMatchObject({ status: 204 })
}

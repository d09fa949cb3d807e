import { checksLike } from '../kosha/checks/all.ts'
import type { ResponseOf } from '../kosha/contract-types.ts'
import type { OperationId } from '../kosha/document.ts'
import { operations } from '../kosha/document.ts'
import { mockBackend, mockRun } from '../kosha/mock-backend.ts'
import type { RunOptions } from '../suite/call.ts'
import { runChecks } from '../suite/runner.ts'

export type Server = (request: Request) => Promise<Response>

/** Runs checks against the mock server with a defect in front of it. */
export async function outcomesOf(
  breaks: (server: Server) => Server,
  ids = /./,
  options: Partial<RunOptions> = {},
  good = mockBackend(1),
) {
  const fetch = breaks(async (request) => good.fetch(request))
  const run = mockRun({ seed: 1, runs: 3, isShrunk: false, ...options }, { ...good, fetch })
  return { run, outcomes: await runChecks(run, checksLike(ids)) }
}

type Interception = {
  request: Request
  /** The body as text; empty if there is none. */
  text: string
  url: URL
  send(change?: { url?: URL; text?: string; headers?: Record<string, string> }): Promise<Response>
}

export const intercepting =
  (id: OperationId | 'any', intercept: (talk: Interception) => Promise<Response>) =>
  (server: Server): Server =>
  async (request) =>
    id === 'any' || operationAt(request) === id
      ? intercept(await interceptionOf(request, server))
      : server(request)

export const onSuccess = <Id extends OperationId>(
  id: Id,
  change: (body: ResponseOf<Id>, talk: Interception) => unknown,
) =>
  intercepting(id, async (talk) => {
    const response = await talk.send()
    if (response.status >= 300) return response
    return json(response.status, await change(await response.json(), talk), response.headers)
  })

export function json(status: number, body: unknown, headers?: HeadersInit): Response {
  const all = new Headers(headers)
  all.set('content-type', 'application/json')
  return new Response(JSON.stringify(body), { status, headers: all })
}

export function operationAt({ method, url }: Request): OperationId | undefined {
  const path = new URL(url).pathname.replace(/^\/api/, '')
  return operations.find(
    (each) => each.method === method && new RegExp(`^${each.path.replace(/\{\w+\}/, '[^/]+')}$`).test(path),
  )?.id
}

async function interceptionOf(request: Request, server: Server): Promise<Interception> {
  const bytes = new Uint8Array(await request.arrayBuffer())
  return {
    request,
    text: new TextDecoder().decode(bytes),
    url: new URL(request.url),
    send({ url = new URL(request.url), text, headers = {} } = {}) {
      const all = new Headers({ ...Object.fromEntries(request.headers), ...headers })
      for (const [name, value] of Object.entries(headers)) if (value === '') all.delete(name)
      const body = text ?? (bytes.length > 0 ? bytes : undefined)
      return server(
        new Request(url, { method: request.method, headers: all, ...(body !== undefined && { body }) }),
      )
    },
  }
}

import { checksLike } from '../kosha/checks/all.ts'
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

export function json(status: number, body: unknown, headers?: HeadersInit): Response {
  const allHeaders = new Headers(headers)
  allHeaders.set('content-type', 'application/json')
  return new Response(JSON.stringify(body), { status, headers: allHeaders })
}

export function operationAt({ method, url }: Request): OperationId | undefined {
  const path = new URL(url).pathname.replace(/^\/api/, '')
  return operations.find(
    (operation) =>
      operation.method === method && new RegExp(`^${operation.path.replace(/\{\w+\}/, '[^/]+')}$`).test(path),
  )?.id
}

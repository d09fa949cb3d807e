import type { Env, Hono } from 'hono'
import type { Contract } from './contract/contract.ts'

/** Documents for testers and client generators, by their names below `/__mock`. */
export type PublishedDocuments = { readonly [name in 'openapi.yaml' | 'control.yaml']: string }

type Published = {
  documents?: PublishedDocuments | undefined
  version?: string | undefined
  contract: Pick<Contract<string>, 'version' | 'hash' | 'basePath'>
  /** The origin behind a proxy. */
  forwardsTo?: string
}

/**
 * Serves `/__mock/health`, which needs neither token nor session, and the documents beside it. Must be registered
 * before the control calls.
 */
export function publish<E extends Env>(
  app: Hono<E>,
  { documents, version, contract, forwardsTo }: Published,
): void {
  app.get('/__mock/health', async (context) =>
    context.json({
      status: 'ok',
      version,
      contract: { version: contract.version, hash: await contract.hash() },
      ...(forwardsTo !== undefined && { forwardsTo }),
    }),
  )
  if (!documents) return
  for (const name of ['openapi.yaml', 'control.yaml'] as const) {
    const path = name === 'openapi.yaml' ? contract.basePath : '/__mock'
    app.get(`/__mock/${name}`, ({ req, body }) =>
      body(servedAt(addressOf(req.raw) + path, documents[name]), 200, {
        'content-type': 'application/yaml; charset=utf-8',
      }),
    )
  }
}

/** The address of this server for the session of the request, if it names one. */
function addressOf({ url, headers }: Request): string {
  const key = headers.get('x-mock-session')
  return new URL(url).origin + (key === null ? '' : `/s/${encodeURIComponent(key)}`)
}

/** The document with an address before its other servers, so that a page of any origin sends its calls there. */
const servedAt = (address: string, document: string) =>
  document.replace(/^servers:[ \t]*\r?\n([ \t]*)- /m, (servers, indent: string) =>
    servers.replace(/- $/, `- url: ${address}\n${indent}- `),
  )

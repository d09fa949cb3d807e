import type { Env, Hono } from 'hono'
import type { Contract } from './contract/contract.ts'

/** Documents for testers and client generators, by their names below `/__mock`. */
export type PublishedDocuments = { readonly [name in 'openapi.yaml' | 'control.yaml']: string }

type Published = {
  documents?: PublishedDocuments | undefined
  version?: string | undefined
  contract: Pick<Contract<string>, 'version' | 'hash'>
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
  for (const name of ['openapi.yaml', 'control.yaml'] as const)
    app.get(`/__mock/${name}`, ({ body }) =>
      body(documents[name], 200, { 'content-type': 'application/yaml; charset=utf-8' }),
    )
}

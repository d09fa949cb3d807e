import { createMockServer } from '../../engine/app.ts'
import { kosha } from '../../kosha/backend.ts'
import { controlFiles, ownContract, version } from '../node/documents.ts'

/** The variables and the binding that `workerd.capnp` may declare. Lists are separated by commas. */
type Variables = Partial<Record<'CONTROL_TOKEN' | 'CORS_ORIGINS' | 'ALLOWED_HOSTS' | 'WEBHOOK_HOSTS', string>>
type Binding = {
  SERVER: {
    idFromName(name: string): unknown
    get(id: unknown): { fetch(request: Request): Promise<Response> }
  }
}

/**
 * The mock server as a Durable Object with all sessions in its memory. A plain worker may not wait for another request, as
 * a reader of the journal does.
 */
export class MockServer {
  private readonly app

  constructor(_state: unknown, { CONTROL_TOKEN, CORS_ORIGINS, ALLOWED_HOSTS, WEBHOOK_HOSTS }: Variables) {
    this.app = createMockServer({
      contract: ownContract(),
      backend: kosha,
      control: controlFiles(CONTROL_TOKEN),
      origins: namesIn(CORS_ORIGINS),
      hosts: namesIn(ALLOWED_HOSTS),
      webhookHosts: namesIn(WEBHOOK_HOSTS),
      version: version(),
    })
  }

  fetch(request: Request): Response | Promise<Response> {
    return this.app.fetch(request)
  }
}

// biome-ignore lint/style/noDefaultExport: the runtime looks for the default export of its module
export default {
  fetch: (request: Request, { SERVER }: Binding): Promise<Response> =>
    SERVER.get(SERVER.idFromName('mock')).fetch(request),
}

/** In lower case, as in a URL. */
const namesIn = (text = '') =>
  text
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

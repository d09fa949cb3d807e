import { parse } from 'yaml'
import { createMockServer } from '../../mock-server/app.ts'
import document from '../../mock-server/control/control.yaml?raw'
import contract from '../../openapi.yaml?raw'

/** The mock server as an edge runtime wants it. */
const app = createMockServer({ contract: parse(contract), control: { document: parse(document) } })

// biome-ignore lint/style/noDefaultExport: workerd looks for the default export of its module
export default { fetch: (request: Request) => app.fetch(request) }

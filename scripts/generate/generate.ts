import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapi, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { parse } from 'yaml'
import { commandLine } from '../../mock-server/hosts/node/command-line.ts'
import { controlDocument } from '../../mock-server/hosts/node/control-document.ts'
import type { OpenApiDocument, Schema } from '../../web/site/reference/contract/document.ts'
import { readDocument } from '../../web/site/reference/contract/document.ts'
import { root } from '../tool.ts'

type Source = { path: string; text: string; document: ReturnType<typeof parse>; fingerprint: string }

const { values } = commandLine(
  `
npm run generate -- [options]: writes the files generated from openapi.yaml and the control documents

  --check   write nothing; exit code 1 if a file is outdated
`,
  { check: { type: 'boolean', default: false } },
)
const product = read('openapi.yaml')
const control = read('mock-server/engine/control/control.yaml')
const additions = read('mock-server/kosha/control-additions.yaml')
const contract = readDocument(product.document)
bringUpToDate('web/api/contract.d.ts', product, await types(product))
bringUpToDate('web/api/roles.ts', product, roles(contract))
bringUpToDate('web/api/link-action-rules.ts', product, linkActions(contract))
bringUpToDate('web/api/rule-numbers.ts', product, ruleNumbers(contract))
bringUpToDate('web/api/request-bodies.ts', product, requestBodies(contract))
bringUpToDate('mock-server/kosha/rules/bank-holidays.ts', product, bankHolidays(contract))
bringUpToDate('mock-server/engine/control/control.d.ts', control, await types(control))
bringUpToDate('mock-server/kosha/control-additions.d.ts', additions, await addedTypes())

function read(path: string): Source {
  const text = readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n')
  // Types do not reflect every change, such as limits or examples; the fingerprint detects any edit.
  const fingerprint = createHash('sha256').update(text).digest('hex').slice(0, 16)
  return { path, text, document: parse(text), fingerprint }
}

function bringUpToDate(path: string, source: Source, content: string) {
  const file = join(root, path)
  const version = path.endsWith('.d.ts') ? ` (${source.fingerprint})` : ''
  const banner = `// Generated from ${source.path}${version} by \`npm run generate\`. Do not edit: the next run overwrites it.`
  const fresh = `${banner}\n\n${content}`
  const committed = existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : ''
  if (fresh === committed) {
    console.log(`${path} is up to date with ${source.path}`)
  } else if (values.check) {
    console.error(`${path} does not match ${source.path}: run \`npm run generate\` and commit it`)
    process.exitCode = 1
  } else {
    writeFileSync(file, fresh)
    console.log(`${path} written from ${source.path}`)
  }
}

async function types(source: Pick<Source, 'document'>) {
  return withoutNever(astToString(await declarations(source)))
}

/** Leaves out absent methods, bodies and shared parameters. An operation's `query?: never` stays: it rejects a query. */
function withoutNever(text: string): string {
  const parameters = /^( {4}"\/.*": \{\n) {8}parameters: \{\n(?: {12}\w+\?: never;\n){4} {8}\};\n/gm
  return text.replace(parameters, '$1').replace(/^ {8}\w+\?: never;\n/gm, '')
}

function declarations({ document }: Pick<Source, 'document'>): Promise<ts.Node[]> {
  // Without operation names, so that `operations` lists only what clients can call, not webhooks.
  const webhooks = Object.fromEntries(
    Object.entries<{ post: { operationId?: string } }>(document.webhooks ?? {}).map(
      ([
        name,
        {
          post: { operationId: _name, ...post },
        },
      ]) => [name, { post }],
    ),
  )
  // Properties with a default stay optional, since clients may omit them in requests.
  return openapi({ ...document, webhooks }, { silent: true, defaultNonNullable: false })
}

/** The types of what the additions add or restrict, beside those of the engine. */
async function addedTypes(): Promise<string> {
  const { paths, components } = additions.document
  const added = Object.keys(paths).filter((path) => !(path in control.document.paths))
  const operations = added.map((path) => paths[path].post.operationId)
  const changed = Object.keys(components.schemas).filter((name) =>
    /"(?:type|enum|\$ref)":/.test(JSON.stringify(components.schemas[name])),
  )
  const nodes = await declarations({ document: parse(controlDocument()) })
  const membersOf = (name: string) => {
    const declaration = nodes.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === name)
    return declaration && ts.isInterfaceDeclaration(declaration) ? declaration.members : []
  }
  const schemas = membersOf('components').find((member) => nameOf(member) === 'schemas')
  const schemasType = schemas && ts.isPropertySignature(schemas) && schemas.type
  const schemaMembers = schemasType && ts.isTypeLiteralNode(schemasType) ? schemasType.members : []
  const membersNamed = (members: readonly ts.TypeElement[], names: string[]) =>
    astToString(
      ts.factory.createTypeLiteralNode(members.filter((member) => names.includes(nameOf(member)))),
    ).trim()
  return `import type * as engine from '../engine/control/control.d.ts'

export type paths = engine.paths & AddedPaths
export type operations = engine.operations & AddedOperations
export type components = Omit<engine.components, 'schemas'> & {
    schemas: Omit<engine.components["schemas"], keyof AddedSchemas> & AddedSchemas
}

interface AddedPaths ${withoutNever(membersNamed(membersOf('paths'), added))}

interface AddedOperations ${membersNamed(membersOf('operations'), operations)}

interface AddedSchemas ${membersNamed(schemaMembers, changed)}
`
}

function nameOf({ name }: ts.TypeElement): string {
  return name && 'text' in name ? name.text : ''
}

function roles({ paths }: OpenApiDocument) {
  const operations = Object.values(paths).flatMap((path) => Object.values(path))
  const lines = operations.flatMap(({ operationId, 'x-roles': allowed }) =>
    allowed ? [`  ${operationId}: [${allowed.map((role) => `'${role}'`).join(', ')}],\n`] : [],
  )
  return `/** The roles that may call each operation: its \`x-roles\`. Operations that need no session are omitted. */
export const roles = {\n${lines.join('')}} as const\n`
}

function linkActions({ components }: OpenApiDocument) {
  const actions = components.schemas.PaymentLink?.properties?.status?.['x-link-actions']
  if (!actions) throw new Error('PaymentLink.status has no x-link-actions')
  const lines = Object.entries(actions).map(
    ([status, allowed]) =>
      `  ${status}: { ${Object.entries(allowed)
        .map(([action, when]) => `${action}: '${when}'`)
        .join(', ')} },\n`,
  )
  return `/** What a link of each status allows: \`x-link-actions\`. \`unpaid\`: only until something is paid through it. */
export const linkActions = {\n${lines.join('')}} as const\n`
}

/** The numbers of rules that texts, screens and the mock server share. */
function ruleNumbers({ paths, components: { schemas } }: OpenApiDocument) {
  const { parameters = [] } = paths['/payments/transactions']?.get ?? {}
  const numbers = {
    refundWindowDays: schemas.Transaction?.['x-refund-window-days'],
    refundBusinessDays: schemas.Transaction?.['x-refund-business-days'],
    gstPercent: schemas.Transaction?.['x-gst-percent'],
    sampleFees: schemas.Transaction?.['x-sample-fee-basis-points'],
    maxLinks: schemas.PaymentLink?.['x-max-links'],
    maxTransactionsPerPage: parameters.find(({ name }) => name === 'limit')?.schema?.maximum,
    refreshGraceSeconds: schemas.RefreshedToken?.['x-refresh-grace-seconds'],
  }
  const lines = Object.entries(numbers).map(([name, number]) => {
    if (number === undefined) throw new Error(`The contract does not define ${name}`)
    const literal = JSON.stringify(number).replaceAll('"', '').replace(/[:,{]/g, '$& ').replace('}', ' }')
    return `export const ${name} = ${literal}${typeof number === 'object' ? ' as const' : ''}\n`
  })
  return `// Numbers of the rules: \`x-refund-window-days\`, \`x-refund-business-days\` (the fewest and the most), \`x-gst-percent\`,
// \`x-sample-fee-basis-points\` (the fees of the demo, in hundredths of a per cent), \`x-max-links\`, the largest \`limit\`
// and \`x-refresh-grace-seconds\`.
${lines.join('')}`
}

function requestBodies({ paths, components }: OpenApiDocument) {
  const repeatable = Object.values(paths)
    .flatMap((path) => Object.values(path))
    .filter(({ parameters = [] }) => parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey')))
  const lines = repeatable.map(({ operationId, requestBody }) => {
    const schema = requestBody?.content['application/json'].schema ?? {}
    return `  ${operationId}: {\n${fieldsOf(schema)
      .map((field) => `    ${field},\n`)
      .join('')}  },\n`
  })
  return `/**
 * The fields of each request that has an Idempotency-Key, with their type in JavaScript; the names of optional ones end
 * in a question mark.
 */
export const requestBodies = {\n${lines.join('')}} as const\n`

  function fieldsOf(schema: Schema): string[] {
    const { properties = {}, required = [] } = resolved(schema)
    return Object.entries(properties).map(([name, field]) => {
      const { type } = resolved(field)
      return `${required.includes(name) ? name : `'${name}?'`}: '${type === 'integer' ? 'number' : type}'`
    })
  }

  function resolved(schema: Schema): Schema {
    const name = schema.$ref?.split('/').at(-1) ?? ''
    return components.schemas[name] ?? schema
  }
}

function bankHolidays({ components }: OpenApiDocument) {
  const days = components.schemas.Settlement?.['x-bank-holidays']
  if (!days) throw new Error('Settlement has no x-bank-holidays')
  const lines = Object.entries(days).map(([day, name]) => `  ['${day}', '${name}'],\n`)
  return `/** The bank holidays of Maharashtra by day, with the name to display: \`x-bank-holidays\`. */
export const bankHolidays: ReadonlyMap<string, string> = new Map([\n${lines.join('')}])\n`
}

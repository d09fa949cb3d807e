import { isRecord } from './requirement.ts'
import type { Fields } from './walked.ts'
import { fieldsOf, walked } from './walked.ts'

const JSON_TYPES = ['application/json']
const FORM = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data'

/** A document of Swagger 2.0 as one of OpenAPI 3.0. */
export function fromSwagger(document: Fields): Fields {
  const {
    swagger: _,
    definitions,
    parameters,
    responses,
    securityDefinitions,
    paths,
    ...root
  } = walked(document, withReferences)
  const shared = fieldsOf(parameters)
  const { host, basePath, schemes, consumes, produces, ...rest } = root
  const convert = { shared, consumes: listOf(consumes), produces: listOf(produces) }
  const [scheme = 'https'] = listOf(schemes)
  const base = typeof basePath === 'string' ? basePath : ''
  return {
    ...rest,
    openapi: '3.0.3',
    servers: [{ url: typeof host === 'string' ? `${scheme}://${host}${base}` : base || '/' }],
    paths: mapped(paths, (item) => pathItem(item, convert)),
    components: {
      schemas: fieldsOf(definitions),
      responses: mapped(responses, (response) => responseOf(response, listOf(produces))),
      securitySchemes: mapped(securityDefinitions, securityScheme),
    },
  }
}

type Conversion = { shared: Fields; consumes: string[]; produces: string[] }

const listOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])

const mapped = (value: unknown, change: (fields: Fields) => unknown): Fields =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).map(([name, field]) => [
      name,
      isRecord(field) && !name.startsWith('x-') ? change(field) : field,
    ]),
  )

function withReferences(object: Fields): Fields {
  const { $ref, 'x-nullable': nullable, ...rest } = object
  const ownFields: Fields = nullable === true ? { ...rest, nullable } : rest
  if (ownFields.type === 'file') Object.assign(ownFields, { type: 'string', format: 'binary' })
  if (typeof ownFields.discriminator === 'string')
    ownFields.discriminator = { propertyName: ownFields.discriminator }
  if (typeof $ref !== 'string') return $ref === undefined ? ownFields : { ...ownFields, $ref }
  const target = $ref
    .replace('#/definitions/', '#/components/schemas/')
    .replace('#/responses/', '#/components/responses/')
  return { ...ownFields, $ref: target }
}

function pathItem(item: Fields, convert: Conversion): Fields {
  const { parameters, ...rest } = item
  const above = Array.isArray(parameters) ? parameters : []
  return mapped(rest, (operation) => operationOf(operation, above, convert))
}

function operationOf(operation: Fields, above: unknown[], convert: Conversion): Fields {
  const { consumes, produces, parameters, responses, ...rest } = operation
  const converted = [...above, ...(Array.isArray(parameters) ? parameters : [])].map((parameter) =>
    parameterAt(parameter, convert),
  )
  const types = consumes === undefined ? convert.consumes : listOf(consumes)
  const body = bodyOf(converted, types)
  const responseTypes = produces === undefined ? convert.produces : listOf(produces)
  return {
    ...rest,
    parameters: converted
      .filter(({ in: location }) => location !== 'body' && location !== 'formData')
      .map(parameterOf),
    ...(body && { requestBody: body }),
    responses: mapped(responses, (response) => responseOf(response, responseTypes)),
  }
}

/** Follows a reference to a shared parameter, since one of a body becomes something else. */
function parameterAt(parameter: unknown, { shared }: Conversion): Fields {
  const fields = fieldsOf(parameter)
  const name = /^#\/parameters\/(.+)$/.exec(String(fields.$ref))?.[1]
  return name === undefined ? fields : fieldsOf(shared[decodeURIComponent(name)])
}

const NOT_OF_SCHEMA = ['name', 'in', 'required', 'description', 'collectionFormat', 'allowEmptyValue']

const schemaIn = (parameter: Fields): Fields =>
  Object.fromEntries(Object.entries(parameter).filter(([name]) => !NOT_OF_SCHEMA.includes(name)))

const STYLES: Record<string, Fields> = {
  csv: { explode: false },
  multi: { explode: true },
  ssv: { style: 'spaceDelimited', explode: false },
  pipes: { style: 'pipeDelimited', explode: false },
}

function parameterOf(parameter: Fields): Fields {
  if (parameter.$ref !== undefined) return parameter
  const { name, in: location, required, description, allowEmptyValue, collectionFormat = 'csv' } = parameter
  const style = location === 'query' ? STYLES[String(collectionFormat)] : undefined
  const isList = parameter.type === 'array'
  return {
    ...{ name, in: location, required, description, allowEmptyValue },
    schema: schemaIn(parameter),
    ...(isList && style),
  }
}

function bodyOf(parameters: Fields[], consumes: string[]): Fields | undefined {
  const body = parameters.find(({ in: location }) => location === 'body')
  if (body) {
    const types = consumes.length > 0 ? consumes : JSON_TYPES
    return { required: body.required, content: contentOf(types, { schema: body.schema }) }
  }
  const fields = parameters.filter(({ in: location }) => location === 'formData')
  if (fields.length === 0) return undefined
  const required = fields.filter((field) => field.required === true).map(({ name }) => String(name))
  const schema = {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [String(field.name), schemaIn(field)])),
    ...(required.length > 0 && { required }),
  }
  const hasFile = fields.some(({ format }) => format === 'binary')
  const forms = consumes.filter((type) => type === FORM || type === MULTIPART)
  const types = forms.length > 0 ? forms : [hasFile ? MULTIPART : FORM]
  return { required: required.length > 0, content: contentOf(types, { schema }) }
}

function responseOf(response: Fields, produces: string[]): Fields {
  const { schema, examples, headers, ...rest } = response
  if (rest.$ref !== undefined) return rest
  const examplesByType = fieldsOf(examples)
  const types = produces.length > 0 ? produces : JSON_TYPES
  const content =
    schema === undefined
      ? undefined
      : Object.fromEntries(
          types.map((type) => [
            type,
            { schema, ...(type in examplesByType && { example: examplesByType[type] }) },
          ]),
        )
  return {
    ...rest,
    ...(content && { content }),
    ...(headers !== undefined && {
      headers: mapped(headers, ({ description, ...headerSchema }) => ({ description, schema: headerSchema })),
    }),
  }
}

const contentOf = (types: string[], media: Fields) => Object.fromEntries(types.map((type) => [type, media]))

function securityScheme(scheme: Fields): Fields {
  const { type, flow: _flow, ...rest } = scheme
  return type === 'basic' ? { ...rest, type: 'http', scheme: 'basic' } : { ...rest, type }
}

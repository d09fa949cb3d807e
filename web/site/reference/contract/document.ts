import { z } from 'zod'

/**
 * The parts of an OpenAPI document that the reference and the generator support. Schemas are strict: an unsupported
 * keyword fails the build, so nothing in the contract can be missing from the page.
 */
const schemaShape = z.strictObject({
  $ref: z.string().optional(),
  type: z.enum(['string', 'integer', 'number', 'boolean', 'array', 'object']).optional(),
  description: z.string().optional(),
  format: z.string().optional(),
  enum: z.array(z.string()).optional(),
  default: z.union([z.string(), z.number(), z.boolean()]).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  pattern: z.string().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  minProperties: z.number().optional(),
  maxProperties: z.number().optional(),
  required: z.array(z.string()).optional(),
  'x-requirement': z.string().optional(),
  'x-meaningful-absence': z.literal(true).optional(),
  'x-link-actions': z.record(z.string(), z.record(z.string(), z.string())).optional(),
  'x-refund-window-days': z.number().optional(),
  'x-refund-business-days': z.tuple([z.number(), z.number()]).optional(),
  'x-gst-percent': z.number().optional(),
  'x-sample-fee-basis-points': z.record(z.string(), z.number()).optional(),
  'x-max-links': z.number().optional(),
  'x-refresh-grace-seconds': z.number().optional(),
  'x-bank-holidays': z.record(z.string(), z.string()).optional(),
  'x-error-codes': z
    .record(z.string(), z.strictObject({ meaning: z.string(), action: z.string() }))
    .optional(),
  get properties() {
    return z.record(z.string(), schemaShape).optional()
  },
  get items() {
    return schemaShape.optional()
  },
  get propertyNames() {
    return schemaShape.optional()
  },
  get additionalProperties() {
    return z.union([z.literal(false), schemaShape]).optional()
  },
})

const mediaTypes = z.object({
  'application/json': z.object({ schema: schemaShape, example: z.unknown().optional() }),
})

const header = z.object({
  $ref: z.string().optional(),
  description: z.string().optional(),
  example: z.unknown().optional(),
})

const parameter = z.object({
  $ref: z.string().optional(),
  name: z.string().optional(),
  in: z.enum(['path', 'query', 'header']).optional(),
  required: z.boolean().optional(),
  description: z.string().optional(),
  schema: schemaShape.optional(),
  example: z.unknown().optional(),
})

const response = z.object({
  $ref: z.string().optional(),
  description: z.string().optional(),
  headers: z.record(z.string(), header).optional(),
  content: mediaTypes.optional(),
  'x-codes': z.array(z.string()).optional(),
})

const operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()).nonempty(),
  summary: z.string(),
  description: z.string().optional(),
  'x-roles': z.array(z.string()).optional(),
  parameters: z.array(parameter).optional(),
  requestBody: z.object({ content: mediaTypes }).optional(),
  responses: z.record(z.string(), response),
})

const openApiDocument = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.object({ url: z.string() })).nonempty(),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.partialRecord(z.enum(['get', 'post', 'put', 'delete']), operation)),
  webhooks: z.record(z.string(), z.object({ post: operation })),
  components: z.object({
    schemas: z.record(z.string(), schemaShape),
    parameters: z.record(z.string(), parameter),
    headers: z.record(z.string(), header),
    responses: z.record(z.string(), response),
  }),
})

export type OpenApiDocument = z.infer<typeof openApiDocument>
export type Schema = z.infer<typeof schemaShape>
export type Operation = z.infer<typeof operation>
export type Parameter = z.infer<typeof parameter>
export type Response = z.infer<typeof response>

/** @throws ZodError with the path, if the document contains something that the reference does not support */
export const readDocument = (parsed: unknown): OpenApiDocument => openApiDocument.parse(parsed)

/** The last part of a `$ref`: the component's name. */
export const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)

/**
 * Resolves `value`: itself, or the component that its `$ref` names.
 * @throws Error if there is no such component
 */
export function resolve<Component extends { $ref?: string | undefined }>(
  components: Record<string, Component>,
  value: Component,
): Component {
  if (value.$ref === undefined) return value
  const component = components[nameOf(value.$ref)]
  if (!component) throw new Error(`The contract has no ${value.$ref}`)
  return component
}

import { paragraph } from './calls.ts'
import type { OpenApiDocument } from './document.ts'
import { resolve } from './document.ts'
import { fieldsOf } from './fields.ts'
import type { Webhook, Webhooks } from './model.ts'

/**
 * The webhooks of the contract. All share one signature and one rule for repeated deliveries.
 * @throws Error if a webhook has no body
 */
export function webhooksOf(document: OpenApiDocument, objects: ReadonlySet<string>): Webhooks {
  const { parameters, responses } = document.components
  return {
    events: Object.entries(document.webhooks).map(([id, { post }]) => webhookOf(document, objects, id, post)),
    signature: paragraph(parameters.WebhookSignature?.description),
    signatureExample: String(parameters.WebhookSignature?.example),
    received: paragraph(responses.WebhookReceived?.description),
    repeated: paragraph(responses.WebhookRefused?.description),
  }
}

function webhookOf(
  document: OpenApiDocument,
  objects: ReadonlySet<string>,
  id: string,
  { summary, description, requestBody }: OpenApiDocument['webhooks'][string]['post'],
): Webhook {
  const { schemas } = document.components
  const body = requestBody?.content['application/json']
  if (!body) throw new Error(`The webhook ${id} has no body`)
  return {
    id,
    summary,
    description: paragraph(description),
    types: resolve(schemas, body.schema).properties?.type?.enum ?? [],
    fields: fieldsOf(schemas, body.schema, objects),
    example: JSON.stringify(body.example, null, 2),
  }
}

import type { Contract } from '../contract/contract.ts'
import type { OutgoingRequest } from '../contract/operation.ts'
import { randomOf } from '../random.ts'
import { concrete, exampleOrGenerated } from '../responses/made-body.ts'
import { valueMaker } from '../values/values.ts'
import type { OwnRequest } from './event.ts'

/** A request as the contract declares it: with its example, or a value of its schema. */
export function webhookRequest(
  { name, method, content: [media] }: OutgoingRequest,
  contract: Contract,
  seed: number,
): OwnRequest {
  const random = randomOf(`${seed} ${name}`)
  const body = media ? exampleOrGenerated(contract, media, valueMaker(contract), random, undefined).text : ''
  return {
    method: method.toUpperCase(),
    contentType: media ? concrete(media.type) : 'application/json',
    body,
  }
}

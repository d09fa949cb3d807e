import type { Contract } from '../contract/contract.ts'
import type { Operation } from '../contract/operation.ts'
import { parameterReader } from '../requests/parameters.ts'
import { bodyReader, isReadableEncoding } from '../requests/request-body.ts'
import { fieldErrorText, RuleViolation } from '../rule-violation.ts'

/** Finds where a request breaks the contract. Its meaning, and who may send it, is left to the backend. */
export function requestChecker(contract: Contract) {
  const readers = new Map(
    contract.operations.map((operation) => [
      operation,
      { parametersOf: parameterReader(operation, contract), bodyOf: bodyReader(operation, contract) },
    ]),
  )

  return async (
    operation: Operation | undefined,
    { method, url, headers }: Request,
    bytes: Uint8Array<ArrayBuffer>,
  ): Promise<string[]> => {
    // A CORS preflight concerns the browser and the backend only.
    if (method === 'OPTIONS') return []
    const { pathname } = new URL(url)
    const read = operation && readers.get(operation)
    if (!read) return [`${method} ${pathname} is not in the contract`]
    const { errors } = read.parametersOf({ url, headers, path: pathname })
    const ofParameters = errors.map(fieldErrorText)
    if (!operation.requestBody) return ofParameters
    // HTTP leaves encodings open: only the backend can judge those that are unreadable here.
    if (!contract.rules.isPlain && !isReadableEncoding(headers)) return ofParameters
    const body = bytes.length > 0 && method !== 'GET' && method !== 'HEAD' ? { body: bytes } : {}
    return [
      ...ofParameters,
      ...(await violationsOf(read.bodyOf(new Request(url, { method, headers, ...body })))),
    ]
  }
}

async function violationsOf(reading: ReturnType<ReturnType<typeof bodyReader>>): Promise<string[]> {
  try {
    const { errors } = await reading
    return errors.map(fieldErrorText)
  } catch (error) {
    if (!(error instanceof RuleViolation)) throw error
    return error.details.errors?.map(fieldErrorText) ?? [error.message]
  }
}

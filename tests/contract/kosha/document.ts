import type { operations as Operations } from '#contract'
import type { Operation as AnyOperation, Schema } from '../suite/document.ts'
import { ANONYMOUS, readDocument } from '../suite/document.ts'
import { contract } from './contract.embedded.ts'

export type OperationId = keyof Operations
export type Operation = AnyOperation<OperationId>

/** The parsed openapi.yaml, which the mock server reads too. */
export const document: {
  paths: Record<string, Record<string, object>>
  components: { schemas: Record<string, Schema>; parameters: Record<string, { name: string }> }
} = contract()

export const koshaContract = readDocument<OperationId>(document)
export const { operations, operationOf, resolved, cells: allCells } = koshaContract
export const { isValid, errorVerdict } = koshaContract.judge

export const allRoles = koshaContract.roles

export const rolesOf = (id: OperationId): string[] =>
  operationOf(id).roles.filter((role) => role !== ANONYMOUS)

import { readFileSync } from 'node:fs'
import type { ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'
import type { FieldProblem } from './api-error.ts'

export type Schema = {
  $ref?: string
  type?: string
  enum?: string[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  minimum?: number
  maximum?: number
  'x-bank-holidays'?: Record<string, string>
}
export type Parameter = { name: string; in: string; schema: Schema }
export type Operation = {
  operationId: string
  parameters?: (Parameter | { $ref: string })[]
  responses: Record<string, object>
  requestBody?: { content: { 'application/json': { schema: Schema } } }
}
export type Contract = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> }
}

const text = readFileSync(new URL('../../../../../openapi.yaml', import.meta.url), 'utf8')

/** As it is written. A backend that alters it takes a copy. */
export const document: Contract = parse(text)
export const readContract = (): Contract => structuredClone(document)

type Validators = { ajv: Ajv2020; compiled: Map<string, ValidateFunction> }
const validators = new WeakMap<Contract, Validators>()

function newValidators(contract: Contract): Validators {
  const ajv = new Ajv2020({ strict: false, logger: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema({ ...contract, $id: 'contract' })
  return { ajv, compiled: new Map() }
}

export function problemsIn(contract: Contract, schema: Schema, value: unknown, field = ''): FieldProblem[] {
  const compiledFor = validators.get(contract) ?? newValidators(contract)
  validators.set(contract, compiledFor)
  const key = JSON.stringify(schema)
  const validate =
    compiledFor.compiled.get(key) ?? compiledFor.ajv.compile(JSON.parse(key.replaceAll('"#/', '"contract#/')))
  compiledFor.compiled.set(key, validate)
  validate(value)
  return (validate.errors ?? []).map(({ instancePath, params, message = 'is wrong' }) => {
    const { missingProperty, additionalProperty, propertyName } = params
    const last = missingProperty ?? additionalProperty ?? propertyName
    const names = [field, ...instancePath.split('/'), last].filter(
      (part) => part !== undefined && part !== '',
    )
    return { field: names.join('.').slice(0, 200), message }
  })
}

export function named(contract: Contract, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return name === undefined ? schema : named(contract, contract.components.schemas[name] ?? {})
}

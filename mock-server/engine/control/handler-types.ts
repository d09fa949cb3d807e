import type { JsonBodyOf, ParametersIn, SuccessOf } from '../contract/operation-types.ts'
import type { operations } from './control.d.ts'

export type ControlId = keyof operations

/** The handlers of some control operations, like those of the product, with the context that they need. */
export type ControlsFor<Ids extends ControlId, Context> = HandlersOf<Pick<operations, Ids>, Context>

export type HandlersOf<Operations, Context> = {
  [Id in keyof Operations]: (
    request: ControlRequest<Operations[Id]>,
    context: Context,
  ) => SuccessOf<Operations[Id]> | Promise<SuccessOf<Operations[Id]>>
}

type ControlRequest<Operation> = {
  path: ParametersIn<Operation, 'path'>
  query: ParametersIn<Operation, 'query'>
  body: JsonBodyOf<Operation>
}

import type { JsonBodyOf, ParametersIn, SuccessOf } from '../contract/operation-types.ts'
import type { operations } from './control.d.ts'

export type ControlId = keyof operations

/** The handlers of some control operations, like those of the product, with the context that they need. */
export type ControlsFor<Ids extends ControlId, Context> = {
  [Id in Ids]: (
    request: ControlRequest<operations[Id]>,
    context: Context,
  ) => SuccessOf<operations[Id]> | Promise<SuccessOf<operations[Id]>>
}

type ControlRequest<Operation> = {
  path: ParametersIn<Operation, 'path'>
  query: ParametersIn<Operation, 'query'>
  body: JsonBodyOf<Operation>
}

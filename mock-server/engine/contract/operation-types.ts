/** The parameters of an operation that are sent in its path, query or header. */
export type ParametersIn<Operation, In extends 'path' | 'query' | 'header'> = Operation extends {
  parameters: { [Key in In]?: infer Parameters }
}
  ? NonNullable<Parameters>
  : Record<string, never>

/** The JSON request body of an operation; undefined without one. */
export type JsonBodyOf<Operation> = Operation extends {
  requestBody?: { content: { 'application/json': infer Body } }
}
  ? Body
  : undefined

/** The body of an operation's successful response; nothing for 204. */
export type SuccessOf<Operation> = Operation extends { responses: infer Responses }
  ? {
      [Status in keyof Responses]: Status extends 200 | 201 | 202
        ? Responses[Status] extends { content: { 'application/json': infer Body } }
          ? Body
          : never
        : Status extends 204
          ? // biome-ignore lint/suspicious/noConfusingVoidType: a handler of a 204 returns nothing
            void
          : never
    }[keyof Responses]
  : never

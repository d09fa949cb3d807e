/** Whether a parsed OpenAPI document, even a modified one, declares itself as this product's. */
export const isOfKosha = (document: unknown): boolean => Object(document)['x-product'] === 'kosha'

/** Whether a parsed OpenAPI document, however changed, is this product's. It says so itself. */
export const isOfKosha = (document: unknown): boolean => Object(document)['x-product'] === 'kosha'

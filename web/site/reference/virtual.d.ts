declare module 'virtual:api-reference' {
  export const reference: import('./contract/model.ts').ApiReference
}

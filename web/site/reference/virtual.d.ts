declare module 'virtual:api-reference' {
  export const reference: import('./contract/reference.ts').ApiReference
}

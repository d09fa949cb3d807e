/** Compares by code units for `sort`, with the same result on every machine, unlike `localeCompare`. */
export const compareStrings = (a: string, b: string) => (a < b ? -1 : Number(a > b))

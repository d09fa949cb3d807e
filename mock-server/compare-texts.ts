/** For `sort`: by code units, the same on every machine, unlike `localeCompare`. */
export const compareTexts = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** Compares ASCII texts, such as timestamps and ids, for `sort`; a missing one comes first. */
export const compareTexts = (a = '', b = '') => (a < b ? -1 : Number(a > b))

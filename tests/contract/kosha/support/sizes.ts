export const MEBIBYTE = 1024 * 1024

/** A body that exceeds the limit, and would be rejected for its size if nothing else came before. */
export const tooLargeBody = { bytes: ' '.repeat(MEBIBYTE + 1), type: 'application/json' }

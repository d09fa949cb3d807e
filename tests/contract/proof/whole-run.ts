/** For a test that runs most of the suite, which takes minutes on a busy machine. */
export const WHOLE_RUN = { timeout: 360_000 }

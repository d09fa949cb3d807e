/** For a test that runs most of the suite, which takes minutes on a machine with much else to do. */
export const WHOLE_RUN = { timeout: 360_000 }

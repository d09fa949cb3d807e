/** Exit codes of `npm run contract`. */
export const ExitCode = {
  holds: 0,
  failed: 1,
  usage: 2,
  unreachable: 3,
  /** No check failed, but --complete required statuses that could not be reached. */
  incomplete: 4,
  stopped: 130,
} as const

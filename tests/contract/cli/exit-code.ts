/** How `npm run contract` ends. */
export const ExitCode = {
  holds: 0,
  broken: 1,
  usage: 2,
  unreachable: 3,
  /** Nothing is broken, but --complete wanted more than could be reached. */
  incomplete: 4,
  stopped: 130,
} as const

const counts = new Intl.NumberFormat('en-IN')

/** `1,23,456`: a number of things, in Indian groups. */
export const formatCount = (count: number): string => counts.format(count)

/** `1 payment`, `1,234 payments`. */
export const numbered = (count: number, singular: string, many = `${singular}s`): string =>
  `${formatCount(count)} ${count === 1 ? singular : many}`

const counts = new Intl.NumberFormat('en-IN')

/** `1,23,456`: a number of things, in Indian groups. */
export const formatCount = (count: number): string => counts.format(count)

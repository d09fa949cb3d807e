/** One list of classes from several; those that are not given are left out. */
export const classes = (...lists: (string | false | undefined)[]) => lists.filter(Boolean).join(' ')

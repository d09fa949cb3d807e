/** The entity tag of a new resource. */
export const FIRST_ETAG = '"1"'

/** The entity tag after a change: the next number. A tag that is no number, as an inserted row may have, gives `"1"`. */
export const nextEtag = ({ etag = '' }: { etag?: string }) => `"${Number(etag.slice(1, -1)) + 1 || 1}"`

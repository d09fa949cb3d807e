/**
 * Runs `work`, which can ask whether the user has begun to leave the page meanwhile: browsers then abort its
 * requests, and their failure says nothing about the server.
 */
export async function noticeLeaving<Result>(
  work: (isLeaving: () => boolean) => Promise<Result>,
): Promise<Result> {
  let hasBegun = false
  const begin = () => {
    hasBegun = true
  }
  // Only meanwhile: a browser may not keep a page with this listener in its back/forward cache.
  addEventListener('beforeunload', begin)
  try {
    return await work(() => hasBegun)
  } finally {
    removeEventListener('beforeunload', begin)
  }
}

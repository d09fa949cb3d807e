/** Loaded into every contestant: reports, when asked, what its process has used so far. */
process.on('message', (question) => {
  // Garbage of the measured calls is theirs; a collection that is forced here would not be.
  if (question === 'memory') globalThis.gc?.()
  const { user, system } = process.cpuUsage()
  const { rss, heapUsed } = process.memoryUsage()
  process.send?.({ cpuMs: (user + system) / 1000, rss, heapUsed })
})
// No contestant outlives the bench.
process.on('disconnect', () => process.exit())

/** Loaded into every contestant: reports the resource usage of its process on request. */
process.on('message', (question) => {
  // No forced collection for CPU figures: its cost would not belong to the measured calls.
  if (question === 'memory') globalThis.gc?.()
  const { user, system } = process.cpuUsage()
  const { rss, heapUsed } = process.memoryUsage()
  process.send?.({ cpuMs: (user + system) / 1000, rss, heapUsed })
})
// Exits with the benchmark.
process.on('disconnect', () => process.exit())

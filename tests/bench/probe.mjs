import v8 from 'node:v8'
import vm from 'node:vm'

/** Loaded into every contestant: reports the resource usage of its process on request. */
process.on('message', (question) => {
  // No forced collection for CPU figures: its cost would not belong to the measured calls.
  if (question === 'memory') collectGarbage()
  const { user, system } = process.cpuUsage()
  const { rss, heapUsed } = process.memoryUsage()
  process.send?.({ cpuMs: (user + system) / 1000, rss, heapUsed })
})
// Exits with the benchmark.
process.on('disconnect', () => process.exit())

/** Not by `--expose-gc`, so that every process is measured with the flags that a user has. */
function collectGarbage() {
  v8.setFlagsFromString('--expose-gc')
  vm.runInNewContext('gc')()
}

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

/** Not by `--expose-gc`: an engine with other flags than those of a user would ignore the saved bytecode. */
function collectGarbage() {
  v8.setFlagsFromString('--expose-gc')
  vm.runInNewContext('gc')()
}

import { writeFileSync } from 'node:fs'

/** Loaded into the export: saves what its process used, to the file that USAGE names. */
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  writeFileSync(
    process.env.USAGE ?? '',
    JSON.stringify({ cpuMs: (userCPUTime + systemCPUTime) / 1000, peakMiB: maxRSS / 1024 }),
  )
})

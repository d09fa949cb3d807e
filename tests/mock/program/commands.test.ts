import { expect, test } from 'vitest'
import { script } from '../../../scripts/tool.ts'

// tests/documents asks the others for the options that a manual names.
const commands = [
  'scripts/build/build.ts',
  'scripts/dev/dev.ts',
  'scripts/generate/generate.ts',
  'scripts/package/package.ts',
  'tests/bench/run.ts',
]

test('--help says how to call a command', async () => {
  const help = await script('scripts/build/build.ts', ['--help'])
  expect(help).toEqual({ code: 0, output: expect.stringMatching(/^npm run build -- /) })
})

test.each(commands)('%s names the option that was meant', async (command) => {
  expect(await script(command, ['--hepl'])).toEqual({
    code: 2,
    output: 'There is no option --hepl: did you mean --help? See --help.\n',
  })
})

test.concurrent.each([
  [['scripts/build/build.ts', '--mode', 'prelauch'], '--mode prelauch is not valid: did you mean prelaunch?'],
  [['scripts/host/host-config.ts', 'ngnix'], 'The host ngnix is not valid: did you mean nginx?'],
  [
    ['scripts/host/host-config.ts', 'nginx', '--api', 'http://127.0.0.1:8080/api'],
    '--api http://127.0.0.1:8080/api is not valid: choose an origin without a path, like http://127.0.0.1:8080.',
  ],
  [['scripts/test/test.ts', 'unti'], 'The stage unti is not valid: did you mean unit?'],
])('%j ends with one line and exit code 2', async ([command = '', ...args], message) => {
  const { code, output } = await script(command, args)
  expect(code).toBe(2)
  expect(output).toContain(message)
  expect(output.trim().split('\n')).toHaveLength(1)
})

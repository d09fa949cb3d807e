import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { run } from '../../../scripts/tool.ts'
import { served, startMockServer } from '../server.ts'

const folderOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const has = (...args: string[]) => spawnSync('python3', args, { stdio: 'ignore' }).status === 0

async function python(...args: string[]) {
  const url = await served(startMockServer().fetch)
  return run('python3', ['-B', ...args], {
    env: {
      KOSHA_MOCK_URL: url,
      PYTHONPATH: folderOf('../../../mock-server/client'),
      // A company's proxy, which this machine cannot be reached through.
      http_proxy: 'http://127.0.0.1:1',
      no_proxy: '',
    },
  })
}

// unittest's enterContext requires 3.11.
test.skipIf(!has('-c', 'import sys; sys.exit(sys.version_info < (3, 11))'))(
  'a test in Python has its own session',
  async () => {
    const { code, output } = await python(folderOf('python_client_test.py'))
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('Ran 9 tests') })
  },
)

test.skipIf(!has('--version'))('the Python test of mock-server/client/README.md passes', async () => {
  const readme = readFileSync(folderOf('../../../mock-server/client/README.md'), 'utf8')
  const [, sample = '', name = ''] = readme.match(/```python\n(def (\w+)[\s\S]*?)```/) ?? []
  const call = `from kosha_mock import Mock\n${sample}\nwith Mock() as mock:\n    ${name}(mock)\nprint('passed')`
  expect(await python('-c', call)).toEqual({ code: 0, output: 'passed\n' })
})

test.skipIf(!has('-c', 'import pytest'))('the pytest fixture creates a session for each test', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kosha-pytest-'))
  writeFileSync(join(folder, 'conftest.py'), 'pytest_plugins = ["kosha_mock"]\n')
  const testNamed = (name: string) =>
    `def test_${name}(mock):\n    mock.scenario("new-merchant")\n    assert mock.rows("payment-links") == []\n    mock.insert("payment-links")\n`
  writeFileSync(join(folder, 'test_links.py'), `${testNamed('first')}\n${testNamed('second')}`)
  const { code, output } = await python('-m', 'pytest', '-p', 'no:cacheprovider', folder)
  expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('2 passed') })
})

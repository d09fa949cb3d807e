import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { run } from '../tool.ts'
import { existingFileAt } from './revision.ts'

async function folderWith({ isRepository }: { isRepository: boolean }): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'kosha-diff-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'openapi.yaml'), 'openapi: 3.1.0\n')
  const user = ['-c', 'user.name=a', '-c', 'user.email=a@b.example', '-c', 'commit.gpgsign=false']
  const commands = [
    ['init', '-q'],
    ['add', '.'],
    [...user, 'commit', '-qm', 'first'],
  ]
  if (isRepository) for (const args of commands) await run('git', args, { cwd: folder })
  return folder
}

test('a file is found by its relative and by its absolute path', async () => {
  const folder = await folderWith({ isRepository: true })
  for (const file of ['openapi.yaml', join(folder, 'openapi.yaml')])
    expect(await existingFileAt('HEAD', file, folder)).toBe('openapi: 3.1.0\n')
})

test('an unknown revision, an unknown file and a folder without repository have their own sentences', async () => {
  const [inside, outside] = [
    await folderWith({ isRepository: true }),
    await folderWith({ isRepository: false }),
  ]
  await expect(existingFileAt('v9', 'openapi.yaml', inside)).rejects.toThrow(
    'git has no revision v9: choose a branch, a tag or a commit.',
  )
  await expect(existingFileAt('HEAD', 'api.yaml', inside)).rejects.toThrow('git has no api.yaml at HEAD.')
  await expect(existingFileAt('HEAD', 'openapi.yaml', outside)).rejects.toThrow('is in no git repository')
})

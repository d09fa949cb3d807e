import { isAbsolute, relative } from 'node:path'
import { run } from '../tool.ts'

/** A file as it was, or null. Its path may be absolute, or relative to `folder`. */
export async function fileAt(revision: string, file: string, folder = process.cwd()): Promise<string | null> {
  const path = (isAbsolute(file) ? relative(folder, file) : file).replaceAll('\\', '/')
  const { code, output } = await run('git', ['show', `${revision}:./${path}`], { cwd: folder })
  return code === 0 ? output : null
}

/** A file as it was. @throws Error that says why there is none */
export async function existingFileAt(
  revision: string,
  file: string,
  folder = process.cwd(),
): Promise<string> {
  const text = await fileAt(revision, file, folder)
  if (text !== null) return text
  const succeeds = async (...args: string[]) => (await run('git', args, { cwd: folder })).code === 0
  if (!(await succeeds('rev-parse', '--git-dir')))
    throw new Error(`${folder} is in no git repository: run it where ${file} is committed.`)
  if (!(await succeeds('rev-parse', '--verify', '--quiet', `${revision}^{commit}`)))
    throw new Error(`git has no revision ${revision}: choose a branch, a tag or a commit.`)
  throw new Error(`git has no ${file} at ${revision}.`)
}

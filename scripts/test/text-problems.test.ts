import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, expect, test } from 'vitest'
import { root } from '../tool.ts'
import { textProblems } from './text-problems.ts'

const allowed = {
  'text alone': '<p>{name}</p>',
  'one string': '<p>{"Paid by ".concat(name)}</p>',
  'an element of its own': '<p>Paid by <b>{name}</b></p>',
  'text that never changes': '<p>Paid to {SHOP}<br />{"by card"}</p>',
  'an element that comes and goes': '<p>Paid {isLate && <b>late</b>}</p>',
  'the fragment of an element': '<p><>Paid <b>{name}</b></></p>',
  'children that are alone': '<p>{children}</p>',
}

const rejected = {
  'text beside an expression': '<p>Paid by {name}</p>',
  'two expressions': '<p>{name}{count}</p>',
  'text that comes and goes': "<p><b>Paid</b>{isLate && ' late'}</p>",
  'one of two texts': "<p><b>Paid</b>{isLate ? 'late' : 'early'}</p>",
  'text beside an icon': '<button><svg />{name}</button>',
  'the children of a component': '<Badge>Paid by {name}</Badge>',
  'children beside others': '<p><svg />{children}</p>',
  'a list of texts': '<p>{[name, name].map((each) => each.trim())}</p>',
  'a fragment in an expression': '<p>{isLate ? <>Late <b>{name}</b></> : <i>early</i>}</p>',
  'a component that is only text': '<p>{(function () { const Name = () => name; return <Name /> })()}</p>',
}

const folder = mkdtempSync(join(root, 'node_modules/.cache/text-problems-'))
afterAll(() => rmSync(folder, { recursive: true }))

const HEAD = `import type { ReactElement, ReactNode } from 'react'
const SHOP: string = 'Kosha'
declare function Badge(props: { children: ReactNode }): ReactElement
type Props = { name: string; count: number; isLate: boolean; children: ReactNode }
export const screen = ({ name, count, isLate, children }: Props) => (
`

/** Which of the given contents have a problem. */
function found(contents: Record<string, string>) {
  const files = Object.entries(contents).map(([name, content]) => {
    const file = join(folder, `${name}.tsx`)
    writeFileSync(file, `${HEAD}${content}\n)\n`)
    return file
  })
  const options = { jsx: ts.JsxEmit.ReactJSX, strict: true, noEmit: true, types: [], skipLibCheck: true }
  const program = ts.createProgram(files, {
    ...options,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  })
  const names = textProblems(program, files).map(({ file }) => file.slice(folder.length + 1, -'.tsx'.length))
  return [...new Set(names)].sort()
}

test('text that can change is the only child of its element', () => {
  expect(found({ ...allowed, ...rejected })).toEqual(Object.keys(rejected).sort())
})

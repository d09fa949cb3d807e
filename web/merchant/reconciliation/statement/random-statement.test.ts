import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomStatement } from './random-statement.testing.ts'
import { readStatement } from './read-statement.ts'

/** `STATEMENT_RUNS=10000` before a release. */
const numRuns = Number(process.env.STATEMENT_RUNS ?? 600)

test('a random month of any bank is read as it was written, or its lines are said to be unread', () => {
  fc.assert(
    fc.property(randomStatement, ({ layout, text, movements, damage, isDayProven }) => {
      const { lines, unread } = readStatement(text)
      const tagOf = (line: { text: string }) => /\bT\d+T\b/.exec(line.text)?.[0]
      const written = new Map(movements.map((each) => [each.tag, each]))
      const seen = [...lines, ...unread].map(tagOf)
      // Nothing is lost and nothing is invented.
      expect(seen.toSorted()).toEqual(movements.map(({ tag }) => tag).toSorted())
      for (const line of lines) {
        const { day, amount } = written.get(tagOf(line) ?? '') ?? {}
        expect(line.amount).toBe(amount)
        if (isDayProven) expect(line.day).toBe(day)
      }
      if (damage === 'none' && layout.tellsSides) expect(unread).toEqual([])
    }),
    { numRuns },
  )
})

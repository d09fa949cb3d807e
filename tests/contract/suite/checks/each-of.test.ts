import { expect, test } from 'vitest'
import { ContractViolation } from '../../suite/verdicts.ts'
import { eachOf } from './each-of.ts'

test('a check runs all its variants and names all that failed', async () => {
  const tried: number[] = []
  const verify = (number: number) => {
    tried.push(number)
    return number % 2 === 0 ? Promise.reject(new ContractViolation(`${number} is even`)) : Promise.resolve()
  }
  await expect(eachOf([1, 2, 3, 4], (number) => `it is ${number}`, verify)).rejects.toThrow(
    '2 is even\nwhen it is 2\nalso when it is 4',
  )
  expect(tried).toEqual([1, 2, 3, 4, 2])
})

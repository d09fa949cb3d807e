import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/**
 * Passes the contract in a file to `use`.
 * @throws Error that names the file, if it cannot be read, is not YAML or not a valid contract
 */
export function withContractFile<Result>(file: string, use: (contract: unknown) => Result): Result {
  try {
    return use(parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new Error(
      `The contract ${file} cannot be read: ${error instanceof Error ? error.message : error}`,
      { cause: error },
    )
  }
}

import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { StaticFile } from './files.ts'

export type Encoding = 'br' | 'gzip'

const TOO_SMALL_TO_GAIN_BYTES = 256
const BROTLI_QUALITY_OF_CDNS = 5

/** The best encoding for this file allowed by Accept-Encoding; undefined for no encoding. */
export function chooseEncoding(file: StaticFile, accept: string | undefined): Encoding | undefined {
  if (!file.compressible || file.body.length < TOO_SMALL_TO_GAIN_BYTES) return undefined
  const weights = new Map(
    (accept ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return [name, weight ? Number(weight.slice(2)) : 1]
    }),
  )
  const allows = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  if (allows('br')) return 'br'
  return allows('gzip') ? 'gzip' : undefined
}

/** Compresses each file once per encoding and caches the result. */
export function createCompressor() {
  const done = new Map<string, Promise<Buffer>>()
  return (file: StaticFile, encoding: Encoding): Promise<Buffer> => {
    const key = `${encoding} ${file.name}`
    const body = done.get(key) ?? compress(file.body, encoding)
    done.set(key, body)
    return body
  }
}

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(body)
  return promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY_OF_CDNS },
  })
}

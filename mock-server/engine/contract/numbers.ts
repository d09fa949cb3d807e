import type { Schema } from './schema.ts'

/** The smallest and the largest integer of a format; those of `int64` are rounded to a JavaScript number. */
const RANGES: Record<string, [min: number, max: number]> = {
  int8: [-(2 ** 7), 2 ** 7 - 1],
  uint8: [0, 2 ** 8 - 1],
  int16: [-(2 ** 15), 2 ** 15 - 1],
  int32: [-(2 ** 31), 2 ** 31 - 1],
  int64: [-(2 ** 63), 2 ** 63],
}

export const rangeOf = (format: string | undefined) => (format === undefined ? undefined : RANGES[format])

/** Returns a check of whether a number has the type and bounds of a schema. */
export function numberCheck(schema: Schema): (value: number) => boolean {
  const { exclusiveMinimum, exclusiveMaximum, multipleOf, type } = schema
  const [smallest, largest] = rangeOf(schema.format) ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  const min = Math.max(schema.minimum ?? smallest, smallest)
  const max = Math.min(schema.maximum ?? largest, largest)
  const isNumber = type === 'integer' ? Number.isInteger : Number.isFinite
  if (exclusiveMinimum === undefined && exclusiveMaximum === undefined && multipleOf === undefined)
    return (value) => isNumber(value) && value >= min && value <= max
  return (value) =>
    isNumber(value) &&
    value >= min &&
    value <= max &&
    value > (exclusiveMinimum ?? Number.NEGATIVE_INFINITY) &&
    value < (exclusiveMaximum ?? Number.POSITIVE_INFINITY) &&
    (multipleOf === undefined || isMultiple(value, multipleOf))
}

/** By decimal arithmetic: 19.99 is a multiple of 0.01, although dividing binary fractions leaves a remainder. */
function isMultiple(value: number, step: number): boolean {
  if (step <= 0) return true
  if (Number.isInteger(value) && Number.isInteger(step)) return value % step === 0
  const [digits, exponent] = decimalOf(value)
  const [stepDigits, stepExponent] = decimalOf(step)
  const commonExponent = Math.min(exponent, stepExponent)
  const scaled = digits * 10n ** BigInt(exponent - commonExponent)
  return scaled % (stepDigits * 10n ** BigInt(stepExponent - commonExponent)) === 0n
}

/** `[1999n, -2]` for 19.99. */
function decimalOf(value: number): [digits: bigint, exponent: number] {
  const [mantissa = '0', exponent = '0'] = value.toExponential().split('e')
  const [integer = '0', fraction = ''] = mantissa.split('.')
  return [BigInt(integer + fraction), Number(exponent) - fraction.length]
}

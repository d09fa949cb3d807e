/** What screens rely on before they draw anything: a response of another shape counts as a failed call. */
export type Shape<Data> = Partial<Record<keyof NonNullable<Data> & string, (value: unknown) => boolean>>

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A list of objects with ids. */
export const isList = (value: unknown) =>
  Array.isArray(value) && value.every((item) => isRecord(item) && typeof item.id === 'string')

export function fits(
  data: unknown,
  shape: Record<string, ((value: unknown) => boolean) | undefined>,
): boolean {
  return Object.entries(shape).every(([name, check]) => isRecord(data) && check?.(data[name]))
}

const DEEP = 20_000

/** Bodies that are no JSON object, or not the same one for every parser, made from a good one. */
export function rawBodies(good: string): (string | Uint8Array)[] {
  const open = good.slice(0, -1)
  const [[name = '', value] = []] = Object.entries(JSON.parse(good))
  const firstField = JSON.stringify(name)
  const same = JSON.stringify(value)
  const escaped = `"\\u${name.charCodeAt(0).toString(16).padStart(4, '0')}${name.slice(1)}"`
  return [
    '',
    ' ',
    'null',
    '[]',
    '"text"',
    '1',
    open,
    `${good}${good}`,
    `${open},}`,
    good.replaceAll('"', "'"),
    `${good} // a comment`,
    `${open},"surprise":NaN}`,
    `${open},${firstField}:${same}}`,
    `${open},${escaped}:${same}}`,
    `${open},"__proto__":{"role":"admin"}}`,
    `${open},"constructor":{"prototype":{"role":"admin"}}}`,
    '['.repeat(DEEP) + ']'.repeat(DEEP),
    `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
    notUtf8(good),
    utf16(good),
  ]
}

const notUtf8 = (good: string) =>
  new Uint8Array([...Buffer.from(good.slice(0, -1)), 0x2c, 0x22, 0xff, 0xc0, 0xaf, 0x22, 0x7d])

const utf16 = (good: string) => Uint8Array.from(Buffer.from(good, 'utf16le'))

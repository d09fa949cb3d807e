const DEEP = 20_000

/** Bodies that are not JSON, that parsers read differently, or that are nested too deeply, made from a valid one. */
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
    ...['NaN', 'Infinity', '1e999', '0x2710', '010000']
      .map((number) => good.replace(/:\d+/, `:${number}`))
      .filter((text) => text !== good),
    `${open},${firstField}:${same}}`,
    `${open},${escaped}:${same}}`,
    `${open},"__proto__":{"role":"admin"}}`,
    `${open},"constructor":{"prototype":{"role":"admin"}}}`,
    '['.repeat(DEEP) + ']'.repeat(DEEP),
    `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
    notUtf8(good),
    halfLetter(good),
    utf16(good),
  ]
}

const NOT_UTF8 = [0xff, 0xc0, 0xaf]

function notUtf8(good: string): Uint8Array {
  const index = indexInText(good)
  return new Uint8Array([
    ...Buffer.from(good.slice(0, index)),
    ...NOT_UTF8,
    ...Buffer.from(good.slice(index)),
  ])
}

const halfLetter = (good: string) =>
  `${good.slice(0, indexInText(good))}\\ud83e${good.slice(indexInText(good))}`

/** The offset just inside the first string value, or inside the first key if there is no string value. */
const indexInText = (good: string) => (/:"/.exec(good)?.index ?? -1) + 2

const utf16 = (good: string) => Uint8Array.from(Buffer.from(good, 'utf16le'))

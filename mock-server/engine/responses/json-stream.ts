import { nextTurn } from '../yielding-loop.ts'

const ITEMS_PER_CHUNK = 100
const CHUNK_CHARACTERS = 500_000
const STALLED_AFTER_MS = 60_000

/**
 * The JSON of a response with long lists, in chunks that are made when they are read: other calls are served in
 * between, and a slow reader takes no memory. One that reads nothing for a minute is cut off.
 */
export function jsonStream(response: object): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const chunks = chunksOf(response)
  let stalled: ReturnType<typeof setTimeout> | undefined
  return new ReadableStream(
    {
      async pull(controller) {
        clearTimeout(stalled)
        await turnOfStreams()
        let text = ''
        let next = chunks.next()
        for (; !next.done; next = chunks.next()) {
          text += next.value
          if (text.length >= CHUNK_CHARACTERS) break
        }
        if (text) controller.enqueue(encoder.encode(text))
        if (next.done) return controller.close()
        stalled = setTimeout(() => controller.error(new Error('nobody reads')), STALLED_AFTER_MS)
      },
      cancel: () => clearTimeout(stalled),
    },
    { highWaterMark: 0 },
  )
}

let lastTurn = Promise.resolve()

/** Streams wait for each other, so that other calls have their turn after each chunk of any of them. */
function turnOfStreams(): Promise<void> {
  lastTurn = lastTurn.then(nextTurn)
  return lastTurn
}

function* chunksOf(value: unknown): Generator<string> {
  if (Array.isArray(value)) {
    yield '['
    for (let from = 0; from < value.length; from += ITEMS_PER_CHUNK) {
      const items = JSON.stringify(value.slice(from, from + ITEMS_PER_CHUNK)).slice(1, -1)
      yield from === 0 ? items : `,${items}`
    }
    yield ']'
  } else if (typeof value === 'object' && value !== null) {
    let before = '{'
    for (const [name, field] of Object.entries(value)) {
      yield `${before}${JSON.stringify(name)}:`
      yield* chunksOf(field)
      before = ','
    }
    yield before === '{' ? '{}' : '}'
  } else yield JSON.stringify(value)
}

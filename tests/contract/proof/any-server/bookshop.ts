type Book = { id: number; addedAt: string; [field: string]: unknown }
export type Seen = { method: string; path: string; query: URLSearchParams; body: unknown; key: string | null }
export type Answer = { status: number; body?: unknown; headers?: Record<string, string>; text?: string }
export type Shop = { books: Book[]; handle(seen: Seen): Answer }

const KEY = 'sesame-42'
const GENRES = ['novel', 'poetry', 'science']
const no = (status: number, error: string): Answer => ({ status, body: { error } })

/** A small server written from bookshop.yaml, with its own memory and checks. */
function bookshop(): Shop {
  let last = 0
  const shop: Shop = {
    books: [],
    handle({ method, path, query, body, key }) {
      if (path === '/health')
        return method === 'GET' ? { status: 200, body: { isUp: true } } : no(405, 'only GET')
      if (key !== KEY) return no(401, 'a key is needed')
      if (path === '/books' && method === 'GET') {
        const [limit, genre] = [query.get('limit'), query.get('genre')]
        if (limit !== null && !(/^\d{1,2}$/.test(limit) && Number(limit) >= 1 && Number(limit) <= 50))
          return no(400, 'limit')
        if (genre !== null && !GENRES.includes(genre)) return no(400, 'genre')
        const books = shop.books.filter((book) => genre === null || book.genre === genre)
        return { status: 200, body: { books: books.slice(0, Number(limit ?? 50)) } }
      }
      if (path === '/books' && method === 'POST') {
        const problem = problemIn(body, ['title', 'pages'])
        if (problem !== undefined) return no(400, problem)
        const book: Book = { ...Object(body), id: ++last, addedAt: new Date().toISOString() }
        shop.books.unshift(book)
        return { status: 201, body: book, headers: { location: `/v1/books/${book.id}` } }
      }
      const [, id] = /^\/books\/([^/]+)$/.exec(path) ?? []
      if (id === undefined) return no(404, 'no such path')
      const book = shop.books.find((each) => `${each.id}` === id)
      if (!book) return no(404, 'no such book')
      if (method === 'GET') return { status: 200, body: book }
      if (method === 'DELETE') {
        shop.books = shop.books.filter((each) => each !== book)
        return { status: 204 }
      }
      if (method !== 'PATCH' && method !== 'PUT') return no(405, 'not so')
      const problem = problemIn(body, method === 'PUT' ? ['title', 'pages'] : [])
      if (problem !== undefined) return no(400, problem)
      if (method === 'PUT') for (const name of ['genre', 'price']) delete book[name]
      return { status: 200, body: Object.assign(book, body) }
    },
  }
  return shop
}

const FIELDS: Record<string, (value: unknown) => boolean> = {
  title: (value) => typeof value === 'string' && value.length > 0 && [...value].length <= 80,
  pages: (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 5000,
  genre: (value) => GENRES.includes(`${value}`) && typeof value === 'string',
  price: (value) => typeof value === 'number' && value >= 0,
}

function problemIn(body: unknown, required: string[]): string | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'no object'
  const names = Object.keys(body)
  if (names.length === 0) return 'empty'
  return (
    required.find((name) => !names.includes(name)) ??
    Object.entries(body).find(([name, value]) => !Object.hasOwn(FIELDS, name) || !FIELDS[name]?.(value))?.[0]
  )
}

/** The shop behind HTTP, with a layer in front of it. */
export function served(layer: (shop: Shop) => (seen: Seen) => Answer = (shop) => shop.handle) {
  const shop = bookshop()
  const handle = layer(shop)
  return {
    shop,
    async fetch(request: Request): Promise<Response> {
      const { pathname, searchParams } = new URL(request.url)
      const text = await request.text()
      const isJson = /^application\/json/.test(request.headers.get('content-type') ?? '')
      const hasBody = ['POST', 'PUT', 'PATCH'].includes(request.method)
      let body: unknown
      try {
        body = hasBody && isJson ? JSON.parse(text) : undefined
      } catch {
        body = undefined
      }
      const method = request.method === 'HEAD' ? 'GET' : request.method
      const seen = {
        method,
        path: decoded(pathname.slice(3)),
        query: searchParams,
        body,
        key: request.headers.get('x-api-key'),
      }
      const answer: Answer = method === 'OPTIONS' ? { status: 204 } : handle(seen)
      const { status, headers = {} } = answer
      const own = answer.text ?? (answer.body === undefined ? null : JSON.stringify(answer.body))
      const type = own === null ? {} : { 'content-type': 'application/json' }
      return new Response(request.method === 'HEAD' || status === 204 ? null : own, {
        status,
        headers: { 'cache-control': 'no-store', ...type, ...headers },
      })
    },
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

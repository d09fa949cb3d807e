import { createServer, request as forward } from 'node:http'
import type { Running } from '../../../mock-server/hosts/node/listen.ts'
import { listen } from '../../../mock-server/hosts/node/listen.ts'

/**
 * What arrives instead of the API's response: another one, or a broken connection. `isRejected`: the API rejects the
 * request, so it is not handled.
 */
type Answer = 'broken' | { status: number; body: string; isRejected?: boolean }

/** Stands between the browser and the product, and answers for it. */
export type Gateway = Pick<Running, 'close'> & {
  url: string
  /** Answers the next calls that send this text, in order. The API handles them nevertheless. */
  answer: (text: string, ...answers: Answer[]) => void
}

export async function startGateway(target: string): Promise<Gateway> {
  const planned = new Map<string, Answer[]>()
  const server = createServer(async (incoming, outgoing) => {
    const { method = 'GET', url = '/', headers, socket } = incoming
    const body = Buffer.concat(await incoming.toArray())
    const [, answers] = [...planned].find(([text]) => method === 'POST' && body.includes(text)) ?? []
    const answer = answers?.shift()
    const send = () => {
      if (answer === 'broken') socket.destroy()
      else if (answer) outgoing.writeHead(answer.status, { 'content-type': typeOf(answer) }).end(answer.body)
    }
    if (answer && answer !== 'broken' && answer.isRejected) return send()
    forward(new URL(url, target), { method, headers })
      .on('response', (response) => {
        if (answer) return response.resume().on('end', send)
        outgoing.writeHead(response.statusCode ?? 502, response.headers)
        return response.pipe(outgoing)
      })
      .on('error', () => socket.destroy())
      .end(body)
  })
  const { close, url } = await listen(server, 0)
  return { close, url, answer: (text, ...answers) => planned.set(text, answers) }
}

const typeOf = ({ body }: { body: string }) => (body.startsWith('{') ? 'application/json' : 'text/html')

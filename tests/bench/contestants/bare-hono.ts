import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { printAddress } from './print-address.ts'

/** The same responses from a Hono app without validation, storage or recording. */
const responses = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const app = new Hono()
app.get('/list', (context) => context.json(responses.list))
app.get('/page', (context) => context.json(responses.page))
app.post('/create', async (context) => {
  const body = await context.req.json()
  return context.json({ link: { ...responses.created.link, ...body } }, 201)
})

printAddress(createServer(getRequestListener(app.fetch)))

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import {
  cloudFrontApiHeaders,
  cloudFrontFunction,
  cloudFrontHeaders,
  cloudFrontNotFound,
} from '../../scripts/host/cloudfront.ts'
import { dist, expectations, guards } from './paths.ts'

type Result = { uri: string } | { statusCode: number; headers: { location: { value: string } } }

type Query = Record<string, { value: string; multiValue?: { value: string }[] }>
const handle: (event: { request: { uri: string; querystring: Query } }) => Result = runInNewContext(
  `${cloudFrontFunction(dist)}; handler`,
)

type OriginResponse = { status: string; headers: Record<string, { value: string }[]>; body?: string }
type EdgeEvent = { Records: { cf: { response: OriginResponse } }[] }

const sandbox: { exports: { handler?: (event: EdgeEvent) => Promise<OriginResponse> } } = { exports: {} }
runInNewContext(cloudFrontNotFound(dist), sandbox)

/** The default behaviour of the distribution described in the README: a private bucket. */
async function distribution(uri: string): Promise<Response> {
  const routed = handle({ request: { uri, querystring: {} } })
  if ('statusCode' in routed) return new Response(null, { status: routed.statusCode })
  const file = join(dist, decodeURIComponent(routed.uri))
  const response = await sandbox.exports.handler?.({ Records: [{ cf: { response: fromBucket(file) } }] })
  return new Response(response?.body ?? readFileSync(file), {
    status: Number(response?.status),
    headers: { 'content-type': response?.headers['content-type']?.[0]?.value ?? '' },
  })
}

const fromBucket = (file: string): OriginResponse =>
  existsSync(file) && !file.endsWith('/')
    ? { status: '200', headers: { 'content-type': [{ value: 'text/html' }] } }
    : { status: '403', headers: { 'content-type': [{ value: 'application/xml' }] } }

describe('a CloudFront distribution', () => {
  test.each(['/no-such-page', '/assets/gone-123.js', '/assets/'])('%s gets the 404 page', async (path) => {
    const response = await distribution(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(await response.text()).toContain('Page Not Found')
  })

  test('a page is not modified', async () => {
    expect((await distribution('/about-us')).status).toBe(200)
  })
})

describe('the CloudFront function, in front of a bucket of files, routes', () => {
  const uploaded = expectations.filter(([path]) => !path.startsWith('/_'))

  test.each(uploaded)('%s to the right file', (path, { status, contains, location }) => {
    const { pathname, searchParams } = new URL(path, 'https://kosha.example')
    const querystring = Object.fromEntries(Array.from(searchParams, ([name, value]) => [name, { value }]))
    const result = handle({ request: { uri: pathname, querystring } })
    if ('statusCode' in result) {
      expect([result.statusCode, result.headers.location.value]).toEqual([status, location])
      return
    }
    const file = join(dist, decodeURIComponent(result.uri))
    const found = existsSync(file) && !result.uri.endsWith('/')
    expect(found ? 200 : 404).toBe(status)
    if (found) expect(readFileSync(file, 'utf8')).toContain(contains ?? '')
  })

  test.each(['//evil.example/', '/\\evil.example/', '//evil.example.html'])('%s to no other host', (uri) => {
    expect(handle({ request: { uri, querystring: {} } })).toMatchObject({ uri })
  })

  test('with every value of the query', () => {
    const querystring = {
      from: { value: 'mail' },
      tag: { value: 'a', multiValue: [{ value: 'a' }, { value: 'b%26c' }] },
    }
    const location = { value: '/about-us?from=mail&tag=a&tag=b%26c' }
    expect(handle({ request: { uri: '/about-us/', querystring } })).toMatchObject({ headers: { location } })
  })

  test('within the size limit of CloudFront', () => {
    expect(cloudFrontFunction(dist).length).toBeLessThan(10_000)
  })
})

test('the CloudFront headers policy contains every header of the export', () => {
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = cloudFrontHeaders(dist)
  expect(security.ContentSecurityPolicy.ContentSecurityPolicy).toMatch(guards['content-security-policy'])
  expect(security.StrictTransportSecurity).toMatchObject({ AccessControlMaxAgeSec: 63_072_000 })
  expect(security.FrameOptions.FrameOption).toBe('DENY')
  expect(custom.Items.map(({ Header }) => Header).sort()).toEqual([
    'cross-origin-opener-policy',
    'permissions-policy',
  ])
})

test('the response headers policy of the API has the headers of every response', () => {
  expect(cloudFrontApiHeaders(dist).SecurityHeadersConfig).toEqual({
    StrictTransportSecurity: { Override: true, AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains: true },
    ContentTypeOptions: { Override: true },
  })
})

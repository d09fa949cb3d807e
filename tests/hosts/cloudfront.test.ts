import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { cloudFrontFunction, cloudFrontHeaders } from '../../scripts/host/cloudfront.ts'
import { dist, expectations, guards } from './paths.ts'

type Result = { uri: string } | { statusCode: number; headers: { location: { value: string } } }

const handle: (event: { request: { uri: string } }) => Result = runInNewContext(
  `${cloudFrontFunction(dist)}; handler`,
)

describe('the CloudFront function, before a bucket that knows only its files, leads', () => {
  const uploaded = expectations.filter(([path]) => !path.startsWith('/_'))

  test.each(uploaded)('%s to the right file', (path, { status, holds, location }) => {
    const { pathname } = new URL(path, 'https://kosha.example')
    const result = handle({ request: { uri: pathname } })
    if ('statusCode' in result) {
      expect([result.statusCode, result.headers.location.value]).toEqual([status, location])
      return
    }
    const file = join(dist, decodeURIComponent(result.uri))
    const found = existsSync(file) && !result.uri.endsWith('/')
    expect(found ? 200 : 404).toBe(status)
    if (found) expect(readFileSync(file, 'utf8')).toContain(holds ?? '')
  })

  test.each(['//evil.example/', '/\\evil.example/', '//evil.example.html'])('%s to no other host', (uri) => {
    expect(handle({ request: { uri } })).toEqual({ uri })
  })

  test('within the size that CloudFront accepts', () => {
    expect(cloudFrontFunction(dist).length).toBeLessThan(10_000)
  })
})

test('the CloudFront headers policy carries every header of the export', () => {
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = cloudFrontHeaders(dist)
  expect(security.ContentSecurityPolicy.ContentSecurityPolicy).toMatch(guards['content-security-policy'])
  expect(security.StrictTransportSecurity).toMatchObject({ AccessControlMaxAgeSec: 63_072_000 })
  expect(security.FrameOptions.FrameOption).toBe('DENY')
  expect(custom.Items.map(({ Header }) => Header).sort()).toEqual([
    'cross-origin-opener-policy',
    'permissions-policy',
  ])
})

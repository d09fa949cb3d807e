import { Buffer } from 'node:buffer'
import { generateKeyPairSync, sign } from 'node:crypto'

const DAY_MS = 86_400_000

/** An ASN.1 value in DER. Its content must be shorter than 65,536 bytes. */
function der(tag: number, ...contents: Uint8Array[]): Buffer {
  const content = Buffer.concat(contents)
  const { length } = content
  const long = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...(length < 128 ? [length] : long)]), content])
}

const hex = (text: string) => Buffer.from(text, 'hex')
const sequence = (...contents: Uint8Array[]) => der(0x30, ...contents)
const utcTime = (at: number) =>
  der(0x17, Buffer.from(`${new Date(at).toISOString().slice(2, 19).replaceAll(/[-T:]/g, '')}Z`))

const ECDSA_WITH_SHA256 = sequence(hex('06082a8648ce3d040302'))
const COMMON_NAME = hex('0603550403')
const ALTERNATIVE_NAME = hex('0603551d11')
const HOST = Buffer.from('localhost')

/** A temporary key and a self-signed certificate for `localhost`, as PEM. */
export function selfSigned(): { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, HOST))))
  const hosts = der(0x04, sequence(der(0x82, HOST)))
  const content = sequence(
    der(0xa0, hex('020102')),
    hex('020101'),
    ECDSA_WITH_SHA256,
    name,
    sequence(utcTime(Date.now() - DAY_MS), utcTime(Date.now() + DAY_MS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(ALTERNATIVE_NAME, hosts))),
  )
  const signature = der(0x03, hex('00'), sign('sha256', content, privateKey))
  const base64 = sequence(content, ECDSA_WITH_SHA256, signature).toString('base64')
  const cert = `-----BEGIN CERTIFICATE-----\n${base64.replaceAll(/(.{64})/g, '$1\n')}\n-----END CERTIFICATE-----\n`
  return { cert, key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() }
}

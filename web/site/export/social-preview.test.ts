import { expect, test } from 'vitest'
import { socialPreviews } from './social-preview.ts'

test('a preview is a PNG of the size that social networks expect', async () => {
  const previews = socialPreviews([
    { path: '/upi-payments', heading: 'UPI & ₹ “Payments”', description: 'A description. '.repeat(30) },
  ])
  const { value: picture } = await previews.next()
  await previews.return(undefined)
  const bytes = new DataView(new Uint8Array(picture ?? []).buffer)
  expect([bytes.getUint32(0), bytes.getUint32(16), bytes.getUint32(20)]).toEqual([0x89_50_4e_47, 1200, 630])
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QrPicture } from '../../../site/marketing/qr-picture.tsx'
import { qrCodeOf } from './qr-code.ts'
import { QrImage } from './qr-image.tsx'

const code = qrCodeOf('upi://pay?pa=shop@bank')

test.each([
  [
    'a code',
    <QrImage key="code" code={code} label="UPI QR code" />,
    `width="${code.size}" height="${code.size}"`,
  ],
  ['a picture of a code', <QrPicture key="picture" />, 'width="23" height="23"'],
])('%s has a white background that browsers keep when they darken pages', (_what, image, size) => {
  expect(renderToStaticMarkup(image)).toMatch(
    new RegExp(`<rect [^>]*${size} fill="#fff"[^>]*></rect><(path|use) `),
  )
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QrPicture } from '../../../site/marketing/qr-picture.tsx'
import { paymentLink } from '../payment-link.testing.ts'
import { QrImage } from './qr-image.tsx'

test.each([
  [
    'a code',
    <QrImage key="code" link={paymentLink} isTest={false} className="" />,
    'width="(\\d+)" height="\\1"',
  ],
  ['a picture of a code', <QrPicture key="picture" />, 'width="23" height="23"'],
])('%s has a white background that browsers keep when they darken pages', (_what, image, size) => {
  expect(renderToStaticMarkup(image)).toMatch(
    new RegExp(`<rect [^>]*${size} fill="#fff"[^>]*></rect><(path|use) `),
  )
})

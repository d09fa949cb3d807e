import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Sum } from './sum.tsx'

const payments = { name: 'Payments', amount: 1000 }

test('a translator leaves each amount of a sum alone, and it is one text', () => {
  const amounts = renderToString(<Sum terms={[payments, { name: 'Fee', amount: 200 }]} result="Net" />)
    .replaceAll(/ class=".*?"/g, '')
    .match(/<dd.*?<\/dd>/g)
  expect(amounts).toEqual([
    '<dd translate="no">₹10.00</dd>',
    '<dd translate="no">− ₹2.00</dd>',
    '<dd translate="no">= ₹8.00</dd>',
  ])
})

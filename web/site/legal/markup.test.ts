import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { MarkedUpText, plainText } from './marked-up-text.tsx'
import { parseMarkup } from './markup.ts'

/** Without the looks. Quotes in the text are escaped, so it cannot be taken for a class. */
const html = (text: string) =>
  renderToStaticMarkup(
    createElement(MarkedUpText, { blocks: parseMarkup(text), idOf: (at) => `section-${at}` }),
  ).replace(/ class="[^"]*"/g, '')

describe('simple markup', () => {
  test.each([
    ['# Title', '<h2 id="section-0">Title</h2>'],
    ['###### Deep', '<h6 id="section-0">Deep</h6>'],
    ['#hashtag', '<p>#hashtag</p>'],
    ['one\ntwo\r\nthree\n\nfour', '<p>one two three</p><p>four</p>'],
    ['- one\n* two\n  goes on\n• three', '<ul><li>one</li><li>two goes on</li><li>three</li></ul>'],
    ['3. three\n4) four', '<ol start="3"><li>three</li><li>four</li></ol>'],
    ['- one\n\n- two', '<ul><li>one</li><li>two</li></ul>'],
    ['- one\n1. two', '<ul><li>one</li></ul><ol start="1"><li>two</li></ol>'],
    ['as follows:\n- one', '<p>as follows:</p><ul><li>one</li></ul>'],
    ['\uFEFFafter a byte order mark', '<p>after a byte order mark</p>'],
    ['', ''],
  ])('%j is rendered as %s', (text, expected) => {
    expect(html(text)).toBe(expected)
  })

  test.each([
    ['**bold** and *italic* and _italic_', '<strong>bold</strong> and <em>italic</em> and <em>italic</em>'],
    ['**bold *both***', '<strong>bold <em>both</em></strong>'],
    ['***both***', '<strong><em>both</em></strong>'],
    ['*a **b** c*', '<em>a <strong>b</strong> c</em>'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['snake_case_name', 'snake_case_name'],
    ['**never closed', '**never closed'],
    ['**a *b** c', '<strong>a *b</strong> c'],
    ['closed only**', 'closed only**'],
    ['****', '****'],
  ])('%j has the text %s', (text, expected) => {
    expect(html(text)).toBe(`<p>${expected}</p>`)
  })
})

describe('hostile text', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1))',
    '**<b onclick="x">**',
    '&lt;script&gt;',
  ])('%s stays text', (text) => {
    const drawn = html(text).replace(/<\/?(p|strong)>/g, '')
    expect(drawn).not.toMatch(/<|onclick="/)
  })

  test('becomes only elements of the markup, and loses no character', () => {
    const pieces = fc.constantFrom(
      '*',
      '**',
      '***',
      '_',
      '# ',
      '- ',
      '1. ',
      '\n',
      '\n\n',
      '<',
      '>',
      '&',
      ' ',
      '\0',
    )
    const text = fc.array(fc.oneof(pieces, fc.string({ unit: 'grapheme' })), { maxLength: 60 })
    fc.assert(
      fc.property(
        text.map((parts) => parts.join('')),
        (hostile) => {
          const tags = html(hostile).match(/<[^>]*>/g) ?? []
          for (const tag of tags) {
            expect(tag).toMatch(
              /^<(\/?(h[2-6]|p|ul|ol|li|strong|em)|h[2-6] id="section-\d+"|ol start="\d+")>$/,
            )
          }
          expect(letters(visibleText(hostile))).toBe(letters(hostile))
        },
      ),
    )
  })

  test('of 5 MB is parsed in linear time', () => {
    const line = (piece: string) => piece.repeat(1_000_000 / piece.length)
    const text = [line('*a '), line('**a *b _c '), line('*'), `-${line(' ')}\u2028x`, line('- **a**\n')].join(
      '\n',
    )
    // A quadratic algorithm would take hours.
    expect(letters(visibleText(text)) === letters(text)).toBe(true)
  })
})

/** The visible text, in order. */
function visibleText(text: string): string {
  return parseMarkup(text)
    .map((block) => ('items' in block ? block.items.map(plainText).join(' ') : plainText(block.content)))
    .join(' ')
}

// Formatting marks and list numbers may be removed, but nothing else.
const letters = (text: string) => text.replace(/[\s\d.)*_#•\uFEFF-]/g, '')

import { expect, test } from 'vitest'
import { criticalCss, withoutFonts, withoutRepetition } from './critical-css.ts'

const html =
  '<html><main class="button max-w-[22ch] sm:p-2"><p class="night"><svg/></p><details></details></main></html>'
const kept = (sheet: string) => criticalCss(sheet, html)

test('a rule for a class that the page does not use is removed', () => {
  expect(kept('.button{color:red}.field{color:red}.field .button{color:red}')).toBe('.button{color:red}')
})

test('a rule keeps the selectors of its list that can match', () => {
  expect(kept('.field,.button{color:red}')).toBe('.button{color:red}')
})

test('a rule for an element that the page does not have is removed', () => {
  expect(kept('h2{color:red}.button>table{color:red}p,h2{color:red}main.button{color:red}')).toBe(
    'p{color:red}main.button{color:red}',
  )
})

test('states, ids and attributes set before the application runs never cause a rule to be removed', () => {
  const sheet =
    ':root[data-theme=dark] .button:focus>svg{color:red}details[open]{color:red}#app{color:red}::file-selector-button{color:red}'
  expect(kept(sheet)).toBe(sheet)
})

test('rules for hovering, selecting, printing and transitions are removed, except those of menus that open by hovering', () => {
  expect(
    kept(
      '.button:hover>svg,.button:focus{a:b}p::selection{a:b}.night:hover{a:b}p{transition:a}@media print{p{a:b}}',
    ),
  ).toBe('.button:focus{a:b}')
  const menu = '.button:not(.a):is(:hover,:focus-within)>.night{a:b}'
  expect(kept(menu)).toBe(menu)
})

test('rules for the content of a closed dialog are removed', () => {
  const page = '<html><main class="a"></main><dialog class="b"><p class="a c"></p></dialog></html>'
  const sheet = '.a{color:red}.b{color:red}.c,.a,dialog p{color:red}:root:has(.b[open]){color:red}'
  expect(criticalCss(sheet, page)).toBe('.a{color:red}.a{color:red}')
})

test('a rule for an attribute that only the application sets is removed', () => {
  const page = '<html><main class="button" data-size="sm" lang="hi"></main></html>'
  const sheet =
    '.button[data-size=sm],.button[data-size=lg]{color:red}.button[data-size],[lang^="h"]{color:red}.button[aria-busy=true],[disabled]{color:red}'
  expect(criticalCss(sheet, page)).toBe(
    '.button[data-size=sm]{color:red}.button[data-size],[lang^="h"]{color:red}',
  )
})

test('a class inside :not() or similar may be missing', () => {
  const sheet = '.button:not(.a,.b),.button:not(:has(.a)),:root:has(.night:is(.a,.b)){color:red}'
  expect(kept(sheet)).toBe(sheet)
})

test('escaped class names are matched as they are in the HTML', () => {
  const sheet = '.max-w-\\[22ch\\]{max-width:22ch}@media (width>=40rem){.sm\\:p-2{padding:1px}}'
  expect(kept(sheet)).toBe(sheet)
})

test('empty layers and conditions are removed; statements and fonts are kept', () => {
  const sheet =
    '@layer a,b;@layer a{.field{color:red}}@font-face{font-family:x;src:url(";}")}@media (width>=40rem){.x{y:z}}'
  expect(kept(sheet)).toBe('@layer a,b;@font-face{font-family:x;src:url(";}")}')
})

test('an animation keeps its frames', () => {
  expect(kept('@keyframes leave{to{opacity:0}}.night{animation:leave 1s}')).toContain('@keyframes leave')
})

test('the deferred style sheet does not repeat the fonts', () => {
  expect(withoutFonts('@layer base{@font-face{font-family:x}html{color:red}}')).toBe(
    '@layer base{html{color:red}}',
  )
})

test('unused custom properties are removed, including those that only they use', () => {
  const sheet =
    ':root{--a:1px;--b:var(--c);--c:2px}@property --a{syntax:"*";inherits:false}@property --b{syntax:"*";inherits:false}p{top:var(--a)}'
  expect(kept(sheet)).toBe(':root{--a:1px}@property --a{syntax:"*";inherits:false}p{top:var(--a)}')
  expect(criticalCss(sheet, '<p style="left:var(--c)">')).toContain('--c:2px')
})

test('the fallback of a custom property that nothing sets is written out', () => {
  expect(kept('p{a:var(--a,1.5);b:var(--b, 2px)}main{--b:1px}')).toBe('p{a:1.5;b:var(--b, 2px)}main{--b:1px}')
})

test('an animation that no rule uses is removed', () => {
  expect(kept('@keyframes turn{to{rotate:1turn}}.field{animation:turn 1s}.night{color:red}')).toBe(
    '.night{color:red}',
  )
})

test('a sheet names no token twice, and the area that it applies in once', () => {
  const sheet =
    '@layer properties{*{--tw-ease:initial}}@layer utilities{:root[data-area] .a,:root[data-area] .b{color:var(--color-ink,light-dark(oklch(1 2 3),oklch(4 5 6)))}@media print{[lang] :is(:root[data-area] .c){a:b}}}'
  expect(withoutRepetition(sheet)).toBe(
    '@layer utilities{:root[data-area]{.a,.b{color:var(--color-ink)}@media print{[lang] :is(& .c){a:b}}}}',
  )
  expect(withoutRepetition('@layer utilities{.a{b:c}}')).toBe('@layer utilities{.a{b:c}}')
})

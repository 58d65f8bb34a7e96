import fc from 'fast-check'
import { Window } from 'happy-dom'
import { expect, it } from 'vitest'
import { stripStyles } from './strip-styles'

it.each([
  ['an attribute', '<p style="color:red" dir="rtl">a</p>', '<p dir="rtl">a</p>'],
  [
    'each attribute syntax',
    `<p STYLE='a'>1<b style=a>2<i style>3<u Style = "x">4<s/style="x">5`,
    '<p>1<b>2<i>3<u>4<s>5',
  ],
  ['several in one tag', '<td style="a" colspan="2" style=b>x', '<td colspan="2">x'],
  ['a value that looks like a tag', '<p style="a>b" title="<i style=x>">c', '<p title="<i style=x>">c'],
  ['an element', 'a<style media="all">p { color: red } /* <b> */</style >b', 'ab'],
  ['an element in SVG', '<svg><STYLE>p{}</STYLE><text style="x">a</text></svg>', '<svg><text>a</text></svg>'],
])('removes %s', (_name, html, expected) => expect(stripStyles(html)).toBe(expected))

it.each([
  'plain text with style="x"',
  'a < b style="x" > c',
  '1 <2 style="x">',
  '<!-- <p style="a"> <style> --> b',
  '<!--> <b>x</b>',
  '<?xml-stylesheet href="x"?><p>a',
  '</p style="x">',
  '<p data-style="a" styles="b">c',
  '<title><p style="x"></title>',
  '<textarea><b style="x"></textarea>',
  '<script>"<style>"</script><p>left</p>',
  '<style>never closed <p>text',
  '<p style="never closed',
  '<',
  '<p',
  '',
])('leaves %j unchanged', (html) => expect(stripStyles(html)).toBe(html))

it('takes linear time on a very long document', () => {
  const html = '<p style="margin:0">a</p>'.repeat(50_000)
  expect(stripStyles(html)).toBe('<p>a</p>'.repeat(50_000))
})

const { DOMParser } = new Window()
const textOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent

it('removes no text', () => {
  const pieces = fc.constantFrom(
    '<p style="a">',
    '<p style=\'b\' title="x>y">',
    '</p>',
    '<b style=c>',
    '</b>',
    'word ',
    'a &lt; b ',
    '<br style>',
    '<table style="x"><tr style="y"><td style="z">cell</td></tr></table>',
    '<!-- <p style="x"> -->',
    '<ul><li style="q">item</li></ul>',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (all) => {
      const html = all.join('')
      expect(textOf(stripStyles(html))).toBe(textOf(html))
      expect(stripStyles(html).replace(/<!--.*?-->/g, '')).not.toMatch(/<[^>]*style/)
    }),
  )
})

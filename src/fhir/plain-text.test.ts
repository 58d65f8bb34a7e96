import { expect, it } from 'vitest'
import { decodePlainText } from './plain-text'

it.each([
  ['&lt;0.1 &amp; rising', '<0.1 & rising'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['it&#39;s &#x3c;5', "it's <5"],
  ['one<br>two<BR/>three\r\nfour\rfive\\.br\\six', 'one\ntwo\nthree\nfour\nfive\nsix'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
  ['AT&T, R&D; &copy; &#0; &#xd800; &#9999999; \\T\\', 'AT&T, R&D; &copy; &#0; &#xd800; &#9999999; \\T\\'],
  ['GLUCOSE, SER/PLAS', 'GLUCOSE, SER/PLAS'],
])('%j is read as %j', (sent, text) => expect(decodePlainText(sent)).toBe(text))

import { describe, expect, it } from 'vitest'
import { estimateLines } from './estimate-lines'

describe('the estimated lines of an HTML file', () => {
  it.each([
    ['nothing', '', 0],
    ['one short paragraph', '<p>Rest for two days.</p>', 2],
    ['a paragraph of three lines', `<p>${'word '.repeat(50)}</p>`, 4],
    ['inline elements', '<p>Take <b>one</b> tablet &amp; rest</p>', 2],
    ['rows of a table', '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 4],
    ['preformatted lines', '<pre>one\ntwo\nthree</pre>', 6],
    ['blank lines of the source', '<p>one</p>\n\n\n<p>two</p>', 4],
  ])('counts %s', (_, html, lines) => {
    expect(estimateLines(html, 100)).toBe(lines)
  })
})

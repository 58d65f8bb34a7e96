import { expect, test } from 'vitest'
import { inertHtml } from '../../lib/inert-html'
import { textOfHtml } from './text-of-html'

const textOf = (html: string): string => textOfHtml(new DOMParser().parseFromString(inertHtml(html), 'text/html').body)

test.each([
  [
    'lines of paragraphs, lists and breaks',
    '<p>One\n two</p><ul><li>Three</li></ul>four<br>five',
    'One two\nThree\nfour\nfive',
  ],
  ['lines of preformatted text', '<pre>One\nTwo</pre>', 'One\nTwo\n'],
  ['headings', '<h3>Plan</h3>Rest', '\n# Plan\nRest'],
  ['nothing that is crossed out', 'One <del>two</del><s>three</s>four', 'One four'],
  [
    'a line for each row, and the heads of columns up to the end of the table',
    '<h3>Risks</h3><table><thead><tr><th>Relative</th><th>Age</th></tr></thead><tbody><tr><td>Gout</td><td>60</td></tr></tbody></table>CKD',
    '\n# Risks\n\n# Risks, Relative Age\nRelative | Age | \n\nGout | 60 | \n\n\n# Risks\nCKD',
  ],
])('the text of HTML has %s', (_, html, expected) => {
  expect(textOf(html)).toBe(expected)
})

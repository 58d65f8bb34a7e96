import { describe, expect, it } from 'vitest'
import { hasWords, saysTheSame } from './report-words'

describe('a second copy of a text', () => {
  it.each([
    ['the same', 'Two benign polyps.', 'Two benign polyps.', true],
    ['other blanks and lines', 'Two benign\n  polyps. ', 'Two benign polyps.', true],
    ['capitals', 'TWO BENIGN POLYPS.', 'Two benign polyps.', true],
    [
      'a page of the same words',
      '<!doctype html><html><head><title>Report</title></head><body><p>Two <b>benign</b> polyps.</p></body></html>',
      'Two benign polyps.',
      true,
    ],
    ['signs written as entities', 'Iron &lt; 5', 'Iron < 5', true],
    ['one more word', 'Two benign polyps. See the text.', 'Two benign polyps.', false],
    ['another number', 'Iron 5', 'Iron 50', false],
    ['a minus more', 'T-score -2.5', 'T-score 2.5', false],
    ['a sign in the place of another', 'Iron < 5 and > 3', 'Iron > 5 and > 3', false],
    ['no words at all', ' ', '', false],
  ])('%s', (_, text, other, expected) => expect(saysTheSame(text, other)).toBe(expected))
})

describe('a report in which somebody says something', () => {
  it.each([
    ['a conclusion', { conclusion: 'Benign.' }, true],
    ['a file inside', { presentedForm: [{ data: 'QQ==' }] }, true],
    ['a file at the server', { presentedForm: [{ url: 'Binary/1' }] }, true],
    ['a picture', { media: [{ link: { reference: '#m' } }] }, true],
    ['results alone', { result: [{ reference: 'Observation/1' }] }, false],
    ['a file without content', { presentedForm: [{ title: 'Report' }] }, false],
    ['a blank conclusion', { conclusion: ' ' }, false],
  ])('%s', (_, rest, expected) => expect(hasWords({ resourceType: 'DiagnosticReport', ...rest })).toBe(expected))
})

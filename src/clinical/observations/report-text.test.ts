import { describe, expect, it } from 'vitest'
import { hasReportText, isSameText } from './report-text'

describe('isSameText', () => {
  it.each([
    ['the same', 'Two benign polyps.', 'Two benign polyps.', true],
    ['other blanks and lines', 'Two benign\n  polyps. ', 'Two benign polyps.', true],
    ['capitals', 'TWO BENIGN POLYPS.', 'Two benign polyps.', true],
    [
      'HTML with the same text',
      '<!doctype html><html><head><title>Report</title></head><body><p>Two <b>benign</b> polyps.</p></body></html>',
      'Two benign polyps.',
      true,
    ],
    ['HTML entities', 'Iron &lt; 5', 'Iron < 5', true],
    ['one more word', 'Two benign polyps. See the text.', 'Two benign polyps.', false],
    ['another number', 'Iron 5', 'Iron 50', false],
    ['an additional minus', 'T-score -2.5', 'T-score 2.5', false],
    ['another sign', 'Iron < 5 and > 3', 'Iron > 5 and > 3', false],
    ['empty texts', ' ', '', false],
  ])('%s', (_, text, other, expected) => expect(isSameText(text, other)).toBe(expected))
})

describe('hasReportText', () => {
  it.each([
    ['a conclusion', { conclusion: 'Benign.' }, true],
    ['an embedded file', { presentedForm: [{ data: 'QQ==' }] }, true],
    ['a linked file', { presentedForm: [{ url: 'Binary/1' }] }, true],
    ['a picture', { media: [{ link: { reference: '#m' } }] }, true],
    ['only results', { result: [{ reference: 'Observation/1' }] }, false],
    ['a file without content', { presentedForm: [{ title: 'Report' }] }, false],
    ['a blank conclusion', { conclusion: ' ' }, false],
  ])('%s', (_, rest, expected) => expect(hasReportText({ resourceType: 'DiagnosticReport', ...rest })).toBe(expected))
})

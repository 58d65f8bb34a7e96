import { expect, test } from 'vitest'
import { oauthErrorOf, quotableIss } from './server-error'

test.each([
  [
    'the code and the words',
    { error: 'invalid_grant', error_description: 'Too late.' },
    { error: 'invalid_grant', serverText: 'Too late.' },
  ],
  ['no error of its own making', { error: '<b>call 555</b>' }, {}],
  [
    'no words that are no text',
    { error: 'invalid_scope', error_description: { call: 555 } },
    { error: 'invalid_scope' },
  ],
  ['one line', { error_description: 'one\r\n two\u0000\u202ethree\t' }, { serverText: 'one two three' }],
  ['nothing of an address to visit', { error_uri: 'https://evil.example' }, {}],
  ['nothing of another answer', ['invalid_grant'], {}],
  [
    'no code or token that the server repeats',
    { error_description: `Code ${'aB3_'.repeat(10)} and token eyJ${'x'.repeat(40)}.${'y'.repeat(40)} are unknown` },
    { serverText: 'Code … and token ….… are unknown' },
  ],
])('of an OAuth error: %s', (_, response, expected) => expect(oauthErrorOf(response)).toEqual(expected))

test('long words are cut', () => {
  const { serverText = '' } = oauthErrorOf({ error_description: 'No. '.repeat(1000) })
  expect([serverText.length, serverText.endsWith('…')]).toEqual([201, true])
})

test('the FHIR base of a launch is quoted, without what changes the text around it', () => {
  expect(quotableIss('https://ehr.example/\u202efhir')).toEqual({ unknownIss: 'https://ehr.example/ fhir' })
  expect(quotableIss('  ')).toEqual({})
})

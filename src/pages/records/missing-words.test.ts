import { expect, it } from 'vitest'
import { Failure } from '../../fhir/errors'
import { loadPageWords } from '../../i18n/load'
import { missingWords } from './missing-words'
import { contactWords } from './facts/contact-words'
import type { FailureKind } from '../../fhir/errors'

it.each([
  [{ state: 'failed', kind: 'notShared' }, undefined, 'We can’t open this: it is closed to this app.'],
  [
    { state: 'failed', kind: 'notFound' },
    undefined,
    'We can’t find this record at the health system. It may have been removed.',
  ],
  [
    { state: 'failed', kind: 'otherPerson' },
    undefined,
    'This record is about another person than the one you have open.',
  ],
  [{ state: 'failed', kind: 'failed' }, undefined, 'We could not check this record just now.'],
  [undefined, 'labs.example', 'Kept at labs.example. We do not open it from here.'],
  [undefined, undefined, 'The record gives no way to open this.'],
] as const)('a result in the place of which there is %j says what is true', async (state, host, expected) => {
  expect(missingWords(state, host, await loadPageWords('en'))).toBe(expected)
})

it.each<[FailureKind, number | undefined, string]>([
  ['notFound', 404, 'We can’t find this record at the health system. It may have been removed.'],
  ['notShared', 403, 'We can’t open this: it is closed to this app.'],
  ['notShared', undefined, 'The contact details were not shared with this app.'],
  ['failed', 500, 'We could not load the contact details.'],
])('contact details that were answered with %s (%s) say what is true', async (kind, status, expected) => {
  expect(contactWords(new Failure(kind, 'Practitioner read', status), await loadPageWords('en'))).toBe(expected)
})

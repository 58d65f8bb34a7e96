import { expect, it } from 'vitest'
import { FhirError } from '../../fhir/errors'
import { loadPageMessages } from '../../i18n/messages'
import { missingRecordText, missingContactText } from './missing-text'
import type { FhirErrorKind } from '../../fhir/errors'

it.each([
  [{ state: 'failed', kind: 'notShared' }, undefined, 'We can’t open this: it is not shared with this app.'],
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
] as const)('a missing result with %j has the text of its cause', async (state, host, expected) => {
  expect(missingRecordText(state, host, await loadPageMessages('en'))).toBe(expected)
})

it.each<[FhirErrorKind, number | undefined, string]>([
  ['notFound', 404, 'We can’t find this record at the health system. It may have been removed.'],
  ['notShared', 403, 'We can’t open this: it is not shared with this app.'],
  ['notShared', undefined, 'The contact details were not shared with this app.'],
  ['failed', 500, 'We could not load the contact details.'],
])('missing contact details after %s (%s) have the text of the cause', async (kind, status, expected) => {
  expect(missingContactText(new FhirError(kind, 'Practitioner read', status), await loadPageMessages('en'))).toBe(
    expected,
  )
})

import { expect, test } from 'vitest'
import { failedByConnection } from './refetch-after-offline'
import { FhirError } from '../../fhir/errors'

const spoiled = (error: Error | null, data?: unknown) =>
  failedByConnection({ state: { error, data } } as Parameters<typeof failedByConnection>[0])

test.each([
  ['no connection', new FhirError('offline', 'x'), undefined, true],
  ['no answer in time', new FhirError('timedOut', 'x'), undefined, true],
  ['no answer at all', new FhirError('failed', 'x'), undefined, true],
  ['an answer that says that the server failed', new FhirError('failed', 'x', 503), undefined, false],
  ['an answer that stands', new FhirError('notShared', 'x', 403), undefined, false],
  ['a list that broke off', null, { truncationReason: 'pageFailed' }, true],
  ['a list that was stopped by hand', null, { truncationReason: 'stopped' }, false],
  ['a whole list', null, { complete: true }, false],
  ['nothing yet', null, undefined, false],
])('%s', (_, error, data, expected) => expect(spoiled(error, data)).toBe(expected))

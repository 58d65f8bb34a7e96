import { expect, test } from 'vitest'
import { failedByConnection } from './refetch-after-offline'
import { FhirError } from '../../fhir/errors'

const isFailed = (error: Error | null, data?: unknown) =>
  failedByConnection({ state: { error, data } } as Parameters<typeof failedByConnection>[0])

test.each([
  ['no connection', new FhirError('offline', 'x'), undefined, true],
  ['a timeout', new FhirError('timedOut', 'x'), undefined, true],
  ['no response at all', new FhirError('failed', 'x'), undefined, true],
  ['a server error', new FhirError('failed', 'x', 503), undefined, false],
  ['a final error', new FhirError('notShared', 'x', 403), undefined, false],
  ['a list truncated by a failed page', null, { truncationReason: 'pageFailed' }, true],
  ['a list stopped by the user', null, { truncationReason: 'stopped' }, false],
  ['a complete list', null, { complete: true }, false],
  ['no data yet', null, undefined, false],
])('%s', (_, error, data, expected) => expect(isFailed(error, data)).toBe(expected))

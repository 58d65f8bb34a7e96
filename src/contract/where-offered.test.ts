import { expect, test } from 'vitest'
import { contractOf, recordTypes } from './index'
import { offeredIn, requestsOf, typesWhereOffered } from './where-offered'

test('the types beyond are exactly those that the API names without a request', () => {
  expect(typesWhereOffered).toEqual(
    recordTypes.filter((type) => !contractOf(type).read && contractOf(type).searches.length === 0),
  )
})

test.each(recordTypes)('of %s there are requests: those of the API, where it has any', (type) => {
  const { read, searches } = contractOf(type)
  if (read || searches.length > 0) expect(requestsOf(type)).toBe(contractOf(type))
  else expect(requestsOf(type)).toMatchObject({ type, read: true })
})

test('of what a server names, only the types beyond count as offered by its word', () => {
  expect(offeredIn(['Goal', 'Questionnaire', 'Nothing', 'DiagnosticOrder', '__proto__'])).toEqual([
    'Questionnaire',
    'DiagnosticOrder',
  ])
})

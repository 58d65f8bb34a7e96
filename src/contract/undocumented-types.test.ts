import { expect, test } from 'vitest'
import { contractOf, recordTypes } from './index'
import { requestContractOf, undocumentedTypes } from './undocumented-types'

test('the undocumented types are those without a read and a search in the contract', () => {
  expect(undocumentedTypes).toEqual(
    recordTypes.filter((type) => !contractOf(type).read && contractOf(type).searches.length === 0),
  )
})

test.each(recordTypes)('%s has the requests of the API, else those of the standard', (type) => {
  const { read, searches } = contractOf(type)
  if (read || searches.length > 0) expect(requestContractOf(type)).toBe(contractOf(type))
  else expect(requestContractOf(type)).toMatchObject({ type, read: true })
})

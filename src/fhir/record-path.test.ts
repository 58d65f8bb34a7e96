import { expect, it } from 'vitest'
import { recordPath } from './record-path'
import { setSource, type Source } from './source'

const first: Source = { kind: 'ehr', id: 'one' }
const second: Source = { kind: 'ehr', id: 'two', place: 2 }

it.each([
  [first, undefined, '/record/Goal/a%7Cb'],
  [first, 'raw', '/record/Goal/a%7Cb?view=raw'],
  [second, undefined, '/record/Goal/a%7Cb?from=2'],
  [second, 'raw', '/record/Goal/a%7Cb?view=raw&from=2'],
] as const)('the address of a record of %j with the view %s is %s', (source, view, path) => {
  const record = { resourceType: 'Goal', id: 'a|b' }
  setSource([record], source)
  expect(recordPath(record, view)).toBe(path)
})

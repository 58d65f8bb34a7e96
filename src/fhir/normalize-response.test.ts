import { expect, it } from 'vitest'
import { originalOf, normalizeResponse } from './normalize-response'
import { digitsOf, stringifyLosslessJson, parseLosslessJson } from './lossless-json'
import type { Resource } from './resource'

const read = (source: string) => normalizeResponse(parseLosslessJson(source)) as Resource & Record<string, unknown>

it('trims codes and makes numeric ids strings', () => {
  const found = read(
    '{"resourceType":"Observation","id":42,"status":"entered-in-error ","code":{"coding":[{"code":" 1-8\\n"}]},"category":[" a "]}',
  )
  expect(found).toEqual({
    resourceType: 'Observation',
    id: '42',
    status: 'entered-in-error',
    code: { coding: [{ code: '1-8' }] },
    category: ['a'],
  })
})

it('keeps digits, markup and files unchanged', () => {
  const source =
    '{"resourceType":"Observation","status":"final ","valueQuantity":{"value":1.50,"unit":" mg "},"text":{"div":" <div> a </div> "},"data":" YQ== "}'
  const found = read(source)
  expect(digitsOf(found['valueQuantity'] as object, 'value')).toBe('1.50')
  expect(found['text']).toEqual({ div: ' <div> a </div> ' })
  expect(found['data']).toBe(' YQ== ')
})

it('returns the original of a resource inside a Bundle', () => {
  const one = '{"resourceType":"Goal","id":7,"status":"x ","target":{"value":1.0}}'
  const bundle = read(`{"resourceType":"Bundle","entry":[{"resource":${one}}]}`) as unknown as {
    entry: readonly [{ resource: Resource }]
  }
  expect(stringifyLosslessJson(originalOf(bundle.entry[0].resource))).toBe(one)
})

it('returns the same object when nothing changes', () => {
  const sent = parseLosslessJson(
    '{"resourceType":"Goal","id":"7","code":{"coding":[{"code":"a"}]},"list":["a",1,null,[]]}',
  )
  expect(normalizeResponse(sent)).toBe(sent)
})

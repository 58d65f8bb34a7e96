import { expect, it } from 'vitest'
import { asSent, tidy } from './as-sent'
import { digitsOf, jsonText, parseJson } from './json'
import type { Resource } from './resource'

const read = (source: string) => tidy(parseJson(source)) as Resource & Record<string, unknown>

it('codes have no blanks around them, and ids are texts', () => {
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

it('digits, markup and files stay', () => {
  const source =
    '{"resourceType":"Observation","status":"final ","valueQuantity":{"value":1.50,"unit":" mg "},"text":{"div":" <div> a </div> "},"data":" YQ== "}'
  const found = read(source)
  expect(digitsOf(found['valueQuantity'] as object, 'value')).toBe('1.50')
  expect(found['text']).toEqual({ div: ' <div> a </div> ' })
  expect(found['data']).toBe(' YQ== ')
})

it('a record can be had back as it was sent, in a list as well', () => {
  const one = '{"resourceType":"Goal","id":7,"status":"x ","target":{"value":1.0}}'
  const bundle = read(`{"resourceType":"Bundle","entry":[{"resource":${one}}]}`) as unknown as {
    entry: readonly [{ resource: Resource }]
  }
  expect(jsonText(asSent(bundle.entry[0].resource))).toBe(one)
})

it('what needs nothing is not copied', () => {
  const sent = parseJson('{"resourceType":"Goal","id":"7","code":{"coding":[{"code":"a"}]},"list":["a",1,null,[]]}')
  expect(tidy(sent)).toBe(sent)
})

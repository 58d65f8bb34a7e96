import { describe, expect, it } from 'vitest'
import { CONFIDENTIALITY_SYSTEM } from '../../resources/privacy-labels'
import { trendId, trendPath } from './trend-path'

const result = (id: string | undefined, more: object = {}) => ({
  observation: { resourceType: 'Observation' as const, ...(id === undefined ? {} : { id }), ...more },
})
const markedPrivate = { meta: { security: [{ system: CONFIDENTIALITY_SYSTEM, code: 'R' }] } }

describe('trendPath', () => {
  it.each([
    ['the newest result', [result('new'), result('old')], '/results/trend/new'],
    ['the newest result with an id', [result(undefined), result('old')], '/results/trend/old'],
    ['the newest result whose id can be part of a path', [result('..'), result('old')], '/results/trend/old'],
    ['a result that is not private', [result('private', markedPrivate), result('old')], '/results/trend/old'],
    ['a private result where there is no other', [result('private', markedPrivate)], '/results/trend/private'],
    ['an id with characters that mean something in a URL', [result('a/b?c#d%')], '/results/trend/a%2Fb%3Fc%23d%25'],
    ['the list of all results where no result has an id', [result(undefined)], '/results?time=all'],
  ])('leads to %s', (_, results, path) => {
    expect(trendPath(results)).toBe(path)
  })
})

it('trendId is undefined without results', () => {
  expect(trendId([])).toBeUndefined()
})

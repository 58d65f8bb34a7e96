import type { Condition } from 'fhir/r4'
import { describe, expect, it } from 'vitest'
import { groupConditions, visitReasons } from './groups'

function condition(clinical: string | undefined, verification?: string, category = 'problem-list-item', code = 'c'): Condition {
  return {
    resourceType: 'Condition',
    subject: {},
    category: [{ coding: [{ code: category }] }],
    code: { coding: [{ system: 's', code }] },
    ...(clinical ? { clinicalStatus: { coding: [{ code: clinical }] } } : {}),
    ...(verification ? { verificationStatus: { coding: [{ code: verification }] } } : {}),
  }
}

const problem = condition('active', 'confirmed')

describe('groupConditions', () => {
  it.each([
    ['active', condition('active', 'confirmed'), 'current'],
    ['came back', condition('relapse'), 'current'],
    ['remission is neither current nor past', condition('remission', 'confirmed'), 'remission'],
    ['unconfirmed although resolved', condition('resolved', 'provisional'), 'checking'],
    ['resolved', condition('resolved', 'confirmed'), 'past'],
    ['refuted although active', condition('active', 'refuted'), 'ruledOut'],
    ['entered in error although active', condition('active', 'entered-in-error'), 'void'],
    ['no status', condition(undefined), 'current'],
    ['unknown status', condition('sleeping'), 'current'],
    ['elements of the wrong JSON types', JSON.parse('{"resourceType":"Condition","category":"x","clinicalStatus":[1],"verificationStatus":7,"code":"y"}') as Condition, 'current'],
    ['one category that is no list', JSON.parse('{"resourceType":"Condition","category":{"coding":[{"code":"encounter-diagnosis"}]}}') as Condition, 'visits'],
    ['visit reason', condition('active', 'confirmed', 'encounter-diagnosis'), 'visits'],
    ['visit reason in error', condition('active', 'entered-in-error', 'encounter-diagnosis'), 'void'],
  ] as const)('%s', (_name, given, group) => {
    expect(groupConditions([problem, given])[group]).toContain(given)
  })

  it('does not hide current conditions where all are encounter diagnoses', () => {
    const visit = condition('active', 'confirmed', 'encounter-diagnosis')
    expect(groupConditions([visit]).current).toEqual([visit])
  })

  it('loses none', () => {
    const all = [problem, condition('resolved'), condition('x', 'y'), condition('active', 'refuted')]
    expect(Object.values(groupConditions(all)).flat()).toHaveLength(all.length)
  })
})

describe('visitReasons', () => {
  it('says each code once and keeps all its conditions', () => {
    const given = [condition('active', undefined, 'encounter-diagnosis', 'a'), condition('active', undefined, 'encounter-diagnosis', 'b'), condition('resolved', undefined, 'encounter-diagnosis', 'a')]
    expect(visitReasons(given).map((reason) => [reason.key, reason.all.length])).toEqual([['s|a', 2], ['s|b', 1]])
  })

  it('keeps conditions without a name apart', () => {
    expect(visitReasons([{ resourceType: 'Condition', subject: {} }, { resourceType: 'Condition', subject: {} }])).toHaveLength(2)
  })
})

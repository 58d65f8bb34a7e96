import { describe, expect, it } from 'vitest'
import { groupConditions, problemsOf } from './condition-groups'
import type { ResourceOf } from '../../fhir/resource'

function condition(
  clinical: string | undefined,
  verification?: string,
  category = 'problem-list-item',
  code = 'c',
): ResourceOf<'Condition'> {
  return {
    resourceType: 'Condition',
    subject: {},
    category: [{ coding: [{ code: category }] }],
    code: { coding: [{ system: 's', code }] },
    ...(clinical ? { clinicalStatus: { coding: [{ code: clinical }] } } : {}),
    ...(verification ? { verificationStatus: { coding: [{ code: verification }] } } : {}),
  }
}

const living = { today: '2026-11-26', died: undefined }

const problem = condition('active', 'confirmed')

it('lists nothing as being looked into that has ended', () => {
  const unconfirmed = { resourceType: 'Condition', verificationStatus: { coding: [{ code: 'provisional' }] } } as const
  const resolved = { ...unconfirmed, clinicalStatus: { coding: [{ code: 'resolved' }] } }
  const ended = { ...unconfirmed, clinicalStatus: { coding: [{ code: 'active' }] }, abatementDateTime: '2013-03-20' }
  const groups = groupConditions([unconfirmed, resolved, ended], living)
  expect(groups.underReview).toEqual([unconfirmed])
  expect(groups.past).toEqual([resolved, ended])
})

describe('groupConditions', () => {
  it.each([
    ['active', condition('active', 'confirmed'), 'current'],
    ['came back', condition('relapse'), 'current'],
    ['remission is neither current nor past', condition('remission', 'confirmed'), 'remission'],
    ['unconfirmed although resolved', condition('resolved', 'provisional'), 'past'],
    ['resolved', condition('resolved', 'confirmed'), 'past'],
    ['refuted although active', condition('active', 'refuted'), 'ruledOut'],
    ['entered in error although active', condition('active', 'entered-in-error'), 'enteredInError'],
    ['no status', condition(undefined), 'unclear'],
    [
      'a miscarriage of 1977 that is marked as active',
      { ...condition('active', 'confirmed'), code: { text: 'Miscarriage in first trimester' }, onsetDateTime: '1977' },
      'unclear',
    ],
    ['no status although confirmed', condition(undefined, 'confirmed'), 'unclear'],
    ['unknown status', condition('sleeping'), 'unclear'],
    [
      'elements of the wrong JSON types',
      JSON.parse(
        '{"resourceType":"Condition","category":"x","clinicalStatus":[1],"verificationStatus":7,"code":"y"}',
      ) as ResourceOf<'Condition'>,
      'unclear',
    ],
    [
      'one category that is no list',
      JSON.parse(
        '{"resourceType":"Condition","category":{"coding":[{"code":"encounter-diagnosis"}]}}',
      ) as ResourceOf<'Condition'>,
      'visits',
    ],
    ['visit reason', condition('active', 'confirmed', 'encounter-diagnosis'), 'visits'],
    ['visit reason in error', condition('active', 'entered-in-error', 'encounter-diagnosis'), 'enteredInError'],
  ] as const)('%s', (_name, subject, group) => {
    expect(groupConditions([problem, subject], living)[group]).toContain(subject)
  })

  it('does not hide current conditions when all are encounter diagnoses', () => {
    const visit = condition('active', 'confirmed', 'encounter-diagnosis')
    expect(groupConditions([visit], living).current).toEqual([visit])
  })

  it('keeps every condition', () => {
    const all = [problem, condition('resolved'), condition('x', 'y'), condition('active', 'refuted')]
    expect(Object.values(groupConditions(all, living)).flat()).toHaveLength(all.length)
  })
})

describe('problemsOf', () => {
  const coded = (...codes: readonly (readonly [system: string, code: string])[]): ResourceOf<'Condition'> => ({
    resourceType: 'Condition',
    subject: {},
    code: { coding: codes.map(([system, code]) => ({ system, code })) },
  })
  const snomed = 'http://snomed.info/sct'
  const icd = 'http://hl7.org/fhir/sid/icd-10-cm'

  it('lists each code once and keeps all its conditions', () => {
    const conditions = [
      condition('active', undefined, 'x', 'a'),
      condition('active', undefined, 'x', 'b'),
      condition('resolved', undefined, 'x', 'a'),
    ]
    expect(problemsOf(conditions, living).map((problem) => [problem.key, problem.all.length])).toEqual([
      ['s|a', 2],
      ['s|b', 1],
    ])
    expect(problemsOf(conditions, living)[0]?.newest).toBe(conditions[0])
  })

  it('names a condition whose dates contradict each other as the newest only when there is no other', () => {
    const odd = { ...coded([snomed, '1']), onsetPeriod: { start: '2026-05-02', end: '2026-05-01' } }
    const plain = coded([snomed, '1'])
    expect(problemsOf([odd, plain], living)[0]?.newest).toBe(plain)
    expect(problemsOf([odd], living)[0]?.newest).toBe(odd)
  })

  it.each([
    [
      'the same SNOMED CT code with different other codes',
      coded([icd, 'E11.9'], [snomed, '1']),
      coded([snomed, '1'], [icd, 'E11']),
      1,
    ],
    [
      'the same vague code with two exact ones',
      coded([icd, 'E78.5'], [snomed, '1']),
      coded([icd, 'E78.5'], [snomed, '2']),
      2,
    ],
    ['the same code in two systems', coded(['a', '1']), coded(['b', '1']), 2],
    [
      'the same text in any case',
      { ...coded(), code: { text: 'Asthma' } },
      { ...coded(), code: { text: ' asthma' } },
      1,
    ],
    [
      'the same code at two body sites',
      { ...coded([snomed, '1']), bodySite: [{ text: 'Left knee' }] },
      { ...coded([snomed, '1']), bodySite: [{ text: 'Right knee' }] },
      2,
    ],
    ['two without a name', coded(), coded(), 2],
  ] satisfies [string, ResourceOf<'Condition'>, ResourceOf<'Condition'>, number][])(
    'groups %s',
    (_name, first, second, problems) => {
      const found = problemsOf([first, second], living)
      expect(found).toHaveLength(problems)
      expect(found.flatMap(({ all }) => all)).toHaveLength(2)
    },
  )
})

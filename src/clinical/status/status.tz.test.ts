import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recordTypes, type RecordType } from '../../contract'
import { wordsOf } from '../../i18n'
import { firstPage as en } from '../../i18n/locales/en/first-page'
import { firstPage as es } from '../../i18n/locales/es/first-page'
import { axisNames, combinationsOf, TODAY, type Combination } from './__fixtures__/combinations'
import { coverOf } from '../../resources/cover'
import { CONFIDENTIALITY } from '../../resources/private'
import { besidesOf } from './related-facts'
import { forbids } from './medication-request'
import { phraseOf } from './registry'
import { phraseText } from './format-status'
import type { Resource } from '../../fhir/resource'
import type { Audience } from '../../i18n/code-text'
import type { Circumstance } from './status'

const spanish = wordsOf('es', es)
const english = wordsOf('en', en)
const lives: Circumstance = { today: TODAY, died: undefined }
const died: Circumstance = { today: TODAY, died: { on: '2026-03-14T04:30:00-04:00' } }

function says(record: Resource, at: Circumstance = lives, audience: Audience = 'patient', words = english): string {
  const phrase = phraseOf(record, at)
  return phrase ? phraseText(phrase, words, audience) : ''
}
const of = (resourceType: RecordType, elements: object): Resource => ({ resourceType, ...elements })
const concept = (...codes: readonly string[]) => ({ coding: codes.map((code) => ({ code })) })
const order = (elements: object) =>
  of('MedicationRequest', { status: 'active', intent: 'order', authoredOn: '2025-01-01', ...elements })

describe('a phrase', () => {
  it.each<readonly [string, Resource, Circumstance, Audience, string]>([
    [
      'a draft of a suggestion',
      order({ status: 'draft', intent: 'proposal' }),
      lives,
      'patient',
      'Suggested, not prescribed',
    ],
    ['an order not to take', order({ doNotPerform: true }), lives, 'patient', 'Do not take'],
    [
      'a medicine that is paused, which neither says to take it nor who stopped it',
      order({ status: 'on-hold' }),
      lives,
      'patient',
      'Paused: not to be taken for now',
    ],
    ['the same for somebody else', order({ doNotPerform: true }), lives, 'proxy', 'Not to be taken'],
    ['the same for care staff', order({ doNotPerform: true }), lives, 'provider', 'DO NOT GIVE'],
    [
      'a problem that is being checked',
      of('Condition', { clinicalStatus: concept('active'), verificationStatus: concept('provisional') }),
      lives,
      'patient',
      'Being checked, not confirmed',
    ],
    [
      'a visit that was planned',
      of('Encounter', { status: 'planned', period: { start: '2026-11-18T09:00:00-05:00' } }),
      lives,
      'patient',
      'Was planned for November 18, 2026; the record does not say if it took place',
    ],
    [
      'a visit that is planned for today',
      of('Encounter', { status: 'planned', period: { start: `${TODAY}T09:00:00-05:00` } }),
      lives,
      'patient',
      'Planned',
    ],
    [
      'a visit of some time this year',
      of('Encounter', { status: 'planned', period: { start: '2026' } }),
      lives,
      'patient',
      'Planned',
    ],
    [
      'an emergency of three weeks ago',
      of('Encounter', {
        status: 'in-progress',
        class: { code: 'EMER' },
        period: { start: '2026-10-29T22:10:00-04:00' },
      }),
      lives,
      'patient',
      'Began October 29, 2026; the record does not say if it is over',
    ],
    [
      'a hospital stay of ten days',
      of('Encounter', { status: 'in-progress', class: { code: 'IMP' }, period: { start: '2026-11-11' } }),
      lives,
      'patient',
      'Happening now',
    ],
    ['a medicine of somebody who died', order({}), died, 'proxy', 'Was on the medicine list until March 14, 2026'],
    [
      'a pregnancy that is over, which is not told as lost',
      of('Condition', { code: { text: 'Normal pregnancy' }, clinicalStatus: concept('resolved') }),
      lives,
      'patient',
      'Over',
    ],
    [
      'a visit whose urgency was found, by whomever',
      of('Encounter', { status: 'triaged', period: { start: TODAY } }),
      lives,
      'patient',
      'Checked for how urgent it is, waiting for care',
    ],
    [
      'a place that the system uses, which says nothing of its hours',
      of('Location', { status: 'active' }),
      lives,
      'patient',
      'In use',
    ],
    [
      'a problem of somebody who died',
      of('Condition', { clinicalStatus: concept('active'), verificationStatus: concept('confirmed') }),
      died,
      'provider',
      'Active at death (14 Mar 2026)',
    ],
    [
      'a goal that was reached',
      of('Goal', { lifecycleStatus: 'active', achievementStatus: concept('achieved') }),
      lives,
      'patient',
      'Reached',
    ],
    [
      'a plan that was to start after a death',
      of('CarePlan', { status: 'active', intent: 'plan', period: { start: '2026-05-01' } }),
      died,
      'patient',
      'Was planned for May 1, 2026',
    ],
    [
      'insurance that was to start after a death without a date',
      of('Coverage', { status: 'active', period: { start: '2026-12-02' } }),
      { today: TODAY, died: { on: undefined } },
      'patient',
      'Was planned for December 2, 2026',
    ],
    [
      'a problem with an end and no status',
      of('Condition', { verificationStatus: concept('confirmed'), abatementDateTime: '2025-08-05' }),
      lives,
      'patient',
      'Listed as ended',
    ],
    [
      'a problem whose end is ahead and that has no status',
      of('Condition', { verificationStatus: concept('confirmed'), abatementDateTime: '2027-08-05' }),
      lives,
      'patient',
      'Confirmed; the record does not say if it is current',
    ],
    [
      'a report that is only registered and has a conclusion all the same',
      of('DiagnosticReport', { status: 'registered', conclusion: 'Clear' }),
      lives,
      'patient',
      'Not final, may change',
    ],
    [
      'a report that is registered and empty',
      of('DiagnosticReport', { status: 'registered', result: [] }),
      lives,
      'patient',
      'Ordered, no results yet',
    ],
    [
      'a fill that is open and has no date',
      of('MedicationDispense', { status: 'preparation' }),
      lives,
      'patient',
      'Was being filled; the record does not say if it was handed over',
    ],
    [
      'a fill that was never handed over',
      of('MedicationDispense', { status: 'cancelled' }),
      lives,
      'patient',
      'Cancelled; not picked up',
    ],
    [
      'a fill that is dated ahead, for somebody who died',
      of('MedicationDispense', { status: 'in-progress', whenHandedOver: '2026-12-02' }),
      died,
      'patient',
      'Was being filled; the record does not say if it was handed over',
    ],
    [
      'a suggestion not to take, for somebody who died',
      order({ intent: 'proposal', doNotPerform: true }),
      died,
      'patient',
      'Was suggested: not to be taken',
    ],
    [
      'a prescription of unknown state, for somebody who died',
      order({ status: 'unknown' }),
      died,
      'patient',
      'Status not known',
    ],
    [
      'an allergy that is not active, without saying that it is safe',
      of('AllergyIntolerance', { clinicalStatus: concept('inactive') }),
      lives,
      'patient',
      'Listed as not active',
    ],
    [
      'a document that is final, which need not be signed',
      of('DocumentReference', { status: 'current', docStatus: 'final' }),
      lives,
      'patient',
      'Final',
    ],
    [
      'part of a report, of which no more need come',
      of('DiagnosticReport', { status: 'partial' }),
      lives,
      'patient',
      'Part of the results, may change',
    ],
    [
      'a doctor who is in the directory, which is no list of the patient',
      of('Practitioner', { active: true }),
      lives,
      'patient',
      'On the health system’s list',
    ],
    [
      'a prescription whose time is over',
      order({ dispenseRequest: { validityPeriod: { end: '2026-01-01' } } }),
      lives,
      'patient',
      'Listed as current, but may be out of date',
    ],
    [
      'a suggestion not to take',
      order({ intent: 'proposal', doNotPerform: true }),
      lives,
      'patient',
      'Suggested: do not take',
    ],
    [
      'an order not to take that is paused',
      order({ status: 'on-hold', doNotPerform: true }),
      lives,
      'patient',
      'Do not take; the order that says so is paused',
    ],
    [
      'a prescription of a kind that is not known',
      order({ intent: 'wish' }),
      lives,
      'patient',
      'Listed as current; it is not clear if it was prescribed',
    ],
    [
      'a medicine that somebody told of',
      order({ reportedBoolean: true }),
      lives,
      'patient',
      'Current, as told to the care team',
    ],
    [
      'a problem that was checked and is not active',
      of('Condition', { clinicalStatus: concept('inactive'), verificationStatus: concept('provisional') }),
      lives,
      'patient',
      'Was not confirmed',
    ],
    [
      'an allergy that was never confirmed and is not active',
      of('AllergyIntolerance', { clinicalStatus: concept('inactive'), verificationStatus: concept('unconfirmed') }),
      lives,
      'patient',
      'Listed as not active; was not confirmed',
    ],
    [
      'a hospital stay of two months',
      of('Encounter', { status: 'in-progress', class: { code: 'IMP' }, period: { start: '2026-09-20' } }),
      lives,
      'patient',
      'Began September 20, 2026; the record does not say if it is over',
    ],
    [
      'a visit that goes on and has an end',
      of('Encounter', {
        status: 'in-progress',
        class: { code: 'IMP' },
        period: { start: '2026-11-10', end: '2026-11-12' },
      }),
      lives,
      'patient',
      'Ended November 12, 2026, but not marked as finished',
    ],
    [
      'a vaccine that may not count',
      of('Immunization', { status: 'completed', isSubpotent: true }),
      lives,
      'patient',
      'Given, but may not count as a full dose',
    ],
    [
      'a vaccine that somebody told of',
      of('Immunization', { status: 'completed', primarySource: false }),
      lives,
      'patient',
      'Reported as given',
    ],
    [
      'a result that is only registered and has a value',
      of('Observation', { status: 'registered', valueString: 'x' }),
      lives,
      'patient',
      'Not final, may change',
    ],
    [
      'a goal whose day has passed',
      of('Goal', { lifecycleStatus: 'active', target: [{ dueDate: '2026-06-01' }] }),
      lives,
      'patient',
      'Was to be reached by June 1, 2026; the record does not say if it was',
    ],
    [
      'a fill that waits since two weeks',
      of('MedicationDispense', { status: 'in-progress', whenPrepared: '2026-11-08' }),
      lives,
      'patient',
      'Not picked up yet: ready or on its way',
    ],
    [
      'a fill that waits since two months',
      of('MedicationDispense', { status: 'in-progress', whenPrepared: '2026-09-20' }),
      lives,
      'patient',
      'Was being filled September 20, 2026; the record does not say if it was handed over',
    ],
    [
      'a fill that was handed over and is open',
      of('MedicationDispense', { status: 'in-progress', whenHandedOver: '2026-11-08' }),
      lives,
      'patient',
      'Handed over November 8, 2026, but not marked as done',
    ],
  ])('says of %s what is so', (_, record, at, audience, text) => {
    expect(says(record, at, audience)).toBe(text)
  })

  it.each<readonly [string, Resource, string]>([
    [
      'a code that is not known, in the words it came with',
      of('Condition', { clinicalStatus: { coding: [{ code: 'x1', display: 'Smoldering' }] } }),
      'Status in the record: “Smoldering”',
    ],
    [
      'a status that is words only',
      of('Condition', { clinicalStatus: { text: 'Active, per patient' } }),
      'Status in the record: “Active, per patient”',
    ],
    [
      'two codes that say different things',
      of('Condition', { clinicalStatus: concept('active', 'resolved') }),
      'Status in the record: “active, resolved”',
    ],
    ['the same code twice', of('Condition', { clinicalStatus: concept('active', 'active') }), 'Current'],
    [
      'a code of its own beside one that is known',
      of('Condition', { clinicalStatus: concept('ACT-1', 'active') }),
      'Current',
    ],
    [
      'a mistake, whatever stands beside it',
      of('Condition', {
        clinicalStatus: concept('active'),
        verificationStatus: concept('confirmed', 'entered-in-error'),
      }),
      'Entered by mistake',
    ],
    ['a list where one was expected', of('Observation', { status: ['final'], valueString: 'x' }), 'Final'],
    ['blanks', of('Observation', { status: '   ' }), 'Status not given'],
    ['blanks around a code', of('Observation', { status: 'final ', valueString: 'x' }), 'Final'],
    [
      'a final result with nothing in it',
      of('Observation', { status: 'final', dataAbsentReason: concept('error') }),
      'Final, without a value',
    ],
    [
      'a final result that other results are in',
      of('Observation', { status: 'final', hasMember: [{ reference: 'Observation/x' }] }),
      'Final',
    ],
    ['an object without a code', of('Observation', { status: {} }), 'Status not given'],
    ['a number', of('Observation', { status: 7 }), 'Status not given'],
    ['a date that is none', of('Encounter', { status: 'planned', period: { start: 'soon' } }), 'Planned'],
    [
      'a date that stands for none',
      of('Encounter', { status: 'in-progress', period: { start: '0001-01-01' } }),
      'Marked as going on, with no date',
    ],
  ])('reads %s', (_, record, text) => {
    expect(says(record)).toBe(text)
  })

  it('does not call a visit past or stale while it may be today somewhere', () => {
    for (const start of ['2026-11-20T23:30:00Z', '2026-11-21T03:00:00Z'])
      expect(says(of('Encounter', { status: 'planned', period: { start } }))).toBe('Planned')
    expect(says(of('Encounter', { status: 'planned', period: { start: '2026-11-19T23:30:00Z' } }))).toContain(
      'does not say if it took place',
    )
  })

  it('says in Spanish what is planned, not what must be, and of nobody whether a man or a woman', () => {
    const spoken = (record: Resource, at = lives, audience: Audience = 'patient') => says(record, at, audience, spanish)
    expect(spoken(of('CarePlan', { status: 'active', intent: 'plan', period: { start: '2026-12-02' } }))).toBe(
      'Inicio previsto para el 2 de diciembre de 2026',
    )
    expect(
      spoken(of('Condition', { clinicalStatus: concept('active'), verificationStatus: concept('brand-new') })),
    ).toBe('Figura como actual; no está claro si se confirmó')
    expect(spoken(of('AllergyIntolerance', { clinicalStatus: concept('active') }), died, 'provider')).toBe(
      'Estado activo al fallecer (14 mar 2026)',
    )
    expect(spoken(of('Patient', { deceasedDateTime: '2026-03-14' }), lives, 'provider')).toBe('Falleció el 14 mar 2026')
    expect(spoken(of('Patient', { deceasedBoolean: true }), lives, 'provider')).toBe('Ha fallecido')
  })

  it('puts a day, a month and a year into Spanish sentences', () => {
    const planned = (start: string) =>
      says(of('Encounter', { status: 'planned', period: { start } }), lives, 'patient', spanish)
    const began = (start: string) =>
      says(of('Encounter', { status: 'in-progress', period: { start } }), lives, 'patient', spanish)
    expect(planned('2025-08-05')).toBe('Se planeó para el 5 de agosto de 2025; el registro no dice si tuvo lugar')
    expect(planned('2025-08')).toBe('Se planeó para agosto de 2025; el registro no dice si tuvo lugar')
    expect(began('2025-08')).toBe('Empezó en agosto de 2025; el registro no dice si ya terminó')
  })

  it.each([
    ['an order that holds', {}, true],
    ['an order of unknown state', { status: 'unknown' }, true],
    ['an order that is paused', { status: 'on-hold' }, true],
    ['a suggestion', { intent: 'proposal' }, false],
    ['a draft', { status: 'draft' }, false],
    ['an order that is over', { status: 'stopped' }, false],
    ['a mistake', { status: 'entered-in-error' }, false],
  ] as const)('not to take a medicine now is what %s says, or not', (_, elements, isForbidden) => {
    expect(forbids(phraseOf(order({ doNotPerform: true, ...elements }), lives))).toBe(isForbidden)
  })

  it('of a prescription forbids nothing, and neither does none', () => {
    expect([forbids(phraseOf(order({}), lives)), forbids(undefined)]).toEqual([false, false])
  })

  it('is undefined for what is no record of the API', () =>
    expect(phraseOf({ resourceType: 'Provenance' }, lives)).toBeUndefined())
})

/** The values of a combination by the names of their axes. */
const facts = ({ type, values }: Combination): Readonly<Record<string, string>> =>
  Object.fromEntries(axisNames(type).map((name, index) => [name, values[index] ?? '']))
const textOf = ({ phrase }: Combination, audience: Audience = 'patient'): string =>
  phraseText(phrase, english, audience)
const all = recordTypes.flatMap(combinationsOf)
const those = (type: RecordType) =>
  all
    .filter((each) => each.type === type)
    .map(
      (each) =>
        ({ ...facts(each), text: textOf(each), staff: textOf(each, 'provider') }) as Readonly<Record<string, string>>,
    )
const wrong = (type: RecordType, isWrong: (each: Readonly<Record<string, string>>) => boolean) =>
  those(type).filter(isWrong)

const ended = ['completed', 'stopped', 'cancelled']
const isIn = (codes: readonly string[], code: string | undefined): boolean => code !== undefined && codes.includes(code)

describe('what other records say', () => {
  const [document, older] = [
    {
      resourceType: 'DocumentReference',
      id: 'new',
      status: 'current',
      relatesTo: [{ code: 'replaces', target: { reference: 'DocumentReference/old' } }],
    },
    { resourceType: 'DocumentReference', id: 'old', status: 'current' },
  ]
  const fill = (more: object): Resource => ({
    resourceType: 'MedicationDispense',
    status: 'completed',
    authorizingPrescription: [{ reference: 'MedicationRequest/r' }],
    ...more,
  })
  const order = (more: object): Resource => ({
    resourceType: 'MedicationRequest',
    id: 'r',
    status: 'cancelled',
    intent: 'order',
    ...more,
  })
  const besides = (documents: readonly Resource[], fills: readonly Resource[]): Circumstance => ({
    ...lives,
    besides: besidesOf(documents, fills),
  })

  it('a document that another one replaces is an older version, whatever it says of itself', () => {
    expect([older, document].map((one) => says(one, besides([document, older], [])))).toEqual([
      'Older version: another document replaces it',
      'Current version',
    ])
    expect(says(older, besides([{ ...document, status: 'entered-in-error' }], []))).toBe('Current version')
  })

  it.each([
    [
      'cancelled, and filled twice',
      order({}),
      [fill({ whenHandedOver: '2026-02-03' }), fill({ whenHandedOver: '2026-03-05' })],
      'Marked as cancelled, but filled March 5, 2026',
    ],
    ['cancelled, and filled on a day that is not given', order({}), [fill({})], 'Marked as cancelled, but filled'],
    [
      'cancelled, and its fill was never handed out',
      order({}),
      [fill({ status: 'declined' })],
      'Cancelled before it started',
    ],
    [
      'a suggestion that was filled',
      order({ status: 'active', intent: 'proposal' }),
      [fill({ whenPrepared: '2026-02-03' })],
      'Not marked as prescribed, but filled February 3, 2026',
    ],
    [
      'a draft that was filled',
      order({ status: 'draft' }),
      [fill({ whenHandedOver: '2026-02-03' })],
      'Not marked as prescribed, but filled February 3, 2026',
    ],
    [
      'not to be taken, and filled',
      order({ status: 'active', doNotPerform: true }),
      [fill({ whenHandedOver: '2026-02-03' })],
      'Do not take',
    ],
    [
      'active, and a fill of it was recalled',
      order({ status: 'active' }),
      [fill({ note: [{ text: 'Recalled by the maker' }] })],
      'Listed as current; a fill of it is marked as recalled',
    ],
    [
      'active, and the fill that was recalled is a mistake',
      order({ status: 'active' }),
      [fill({ status: 'entered-in-error', note: [{ text: 'Recalled by the maker' }] })],
      'Current',
    ],
    [
      'over, and a fill of it was recalled',
      order({ status: 'completed' }),
      [fill({ note: [{ text: 'Recalled by the maker' }] })],
      'Finished',
    ],
    ['active and filled', order({ status: 'active' }), [fill({ whenHandedOver: '2026-02-03' })], 'Current'],
  ])('a prescription that is %s', (_, record, fills, expected) => {
    expect(says(record, besides([], fills))).toBe(expected)
  })

  it('a vaccine that was given and has a reason for not giving it is not simply called given', () => {
    expect(
      says(
        {
          resourceType: 'Immunization',
          status: 'completed',
          occurrenceDateTime: '2020-01-01',
          statusReason: { text: 'patient objection' },
        },
        lives,
      ),
    ).toBe('Marked as given, but with a reason for not giving it')
    expect(says({ resourceType: 'Immunization', status: 'completed', statusReason: { text: '' } }, lives)).toBe('Given')
  })
})

describe('no phrase claims more than the record', () => {
  it('a mistake is called one and nothing else', () => {
    expect(
      all.filter(
        (each) =>
          each.values.includes('entered-in-error') && textOf(each) !== 'Entered by mistake' && each.type !== 'Device',
      ),
    ).toEqual([])
    expect(
      all.filter((each) => !each.values.includes('entered-in-error') && textOf(each) === 'Entered by mistake'),
    ).toEqual([])
  })

  it('an order not to take says so until it is over, and nothing else does', () => {
    expect(
      wrong('MedicationRequest', ({ doNotPerform, status, text = '', staff = '', 'the person': person }) => {
        const isHolding =
          doNotPerform === 'true' && status !== 'entered-in-error' && !isIn(ended, status) && person === 'lives'
        return isHolding !== /do not take/i.test(text) || isHolding !== /do not give/i.test(staff)
      }),
    ).toEqual([])
    expect(
      wrong(
        'MedicationRequest',
        ({ doNotPerform, text = '' }) =>
          doNotPerform === 'true' && /current|prescribed|paused for now|^finished/i.test(text),
      ),
    ).toEqual([])
  })

  it('a medicine is current only where its status is active and it is no idea, draft or order not to take', () => {
    expect(
      wrong(
        'MedicationRequest',
        ({ status, intent, 'the person': person, text = '' }) =>
          /^(?:Listed as )?current/i.test(text) &&
          (status !== 'active' || isIn(['proposal', 'option'], intent) || person !== 'lives'),
      ),
    ).toEqual([])
    expect(
      wrong(
        'MedicationRequest',
        ({ status, intent, doNotPerform, text = '' }) =>
          status !== 'entered-in-error' &&
          doNotPerform !== 'true' &&
          (status === 'draft' || isIn(['proposal', 'option'], intent)) &&
          !/not prescribed|^Not marked as prescribed, but filled/.test(text),
      ),
    ).toEqual([])
  })

  it('a problem is current only where it is active and confirmed or not doubted', () => {
    const doubted = ['unconfirmed', 'provisional', 'differential', 'refuted']
    expect(
      wrong(
        'Condition',
        ({ clinicalStatus, verificationStatus, text = '' }) =>
          /^(?:Current|Listed as current)/.test(text) &&
          (!isIn(['active', 'recurrence', 'relapse'], clinicalStatus) || isIn(doubted, verificationStatus)),
      ),
    ).toEqual([])
    expect(
      wrong(
        'Condition',
        ({ end, verificationStatus, text = '' }) =>
          text === 'Current' && (end !== 'none' || isIn(doubted, verificationStatus)),
      ),
    ).toEqual([])
  })

  it('no known allergies is never called a current allergy, and a high risk is always named while it holds', () => {
    const key = 'what it says'
    expect(
      wrong(
        'AllergyIntolerance',
        ({ [key]: what, text = '' }) => what === 'no known allergies' && /^current|high risk/i.test(text),
      ),
    ).toEqual([])
    expect(
      wrong(
        'AllergyIntolerance',
        ({ [key]: what, clinicalStatus, verificationStatus, 'the person': person, text = '' }) =>
          what === 'an allergy of high risk' &&
          person === 'lives' &&
          !isIn(['inactive', 'resolved'], clinicalStatus) &&
          !isIn(['refuted', 'entered-in-error'], verificationStatus) &&
          !/high risk/i.test(text),
      ),
    ).toEqual([])
  })

  it('a goal is reached only where its achievement says so, and then it is not said to be worked on', () => {
    const reached = ['achieved', 'sustaining']
    expect(
      wrong(
        'Goal',
        ({ achievementStatus, text = '' }) =>
          /^(?:Reached|Marked as reached)/.test(text) && !isIn(reached, achievementStatus),
      ),
    ).toEqual([])
    expect(
      wrong(
        'Goal',
        ({ achievementStatus, lifecycleStatus, text = '' }) =>
          isIn(reached, achievementStatus) &&
          isIn(['active', 'completed', 'on-hold', 'cancelled'], lifecycleStatus) &&
          !/^Reached/.test(text),
      ),
    ).toEqual([])
  })

  it('what was done, given or filled is so only where the status says it, and not on a day ahead', () => {
    const done: readonly (readonly [RecordType, RegExp])[] = [
      ['Procedure', /^Done/],
      ['Immunization', /^Given|^Reported as given/],
      ['MedicationDispense', /^Filled/],
    ]
    for (const [type, claim] of done)
      expect(
        wrong(
          type,
          ({ status, date = '', text = '' }) => claim.test(text) && (status !== 'completed' || /ahead/.test(date)),
        ),
      ).toEqual([])
    expect(
      wrong(
        'Encounter',
        ({ status, date, text = '' }) => text === 'Happening now' && (status !== 'in-progress' || date !== 'yesterday'),
      ),
    ).toEqual([])
    expect(
      wrong('Encounter', ({ date, text = '' }) => text === 'Planned' && date !== 'ahead' && date !== 'none'),
    ).toEqual([])
  })

  it('nothing is said to go on for somebody who has died', () => {
    const now =
      /^(?:Current|Happening now|Planned|Working on it|In use|On file as current$|Checked|Paused|Getting|High risk|In remission|Set to start|Do not take|Not picked up)/
    expect(
      all
        .filter((each) => each.at.died && now.test(textOf(each)))
        .map((each) => [each.type, ...each.values, textOf(each)]),
    ).toEqual([])
  })

  it('a status that does not exist stands there as sent, or as not known, beside what is known', () => {
    const main = (type: RecordType) =>
      ({ AllergyIntolerance: 'clinicalStatus', Condition: 'clinicalStatus', Goal: 'lifecycleStatus' })[
        type as string
      ] ??
      axisNames(type)[0] ??
      ''
    const honest =
      /“brand-new”|not clear|not confirmed|Not confirmed|not prescribed|Not to be|Was not to be|Suggested|Was suggested|One of several|Ruled out|Entered by mistake|High risk|found not to be true|Died|Has died|Thought to be true|another document replaces it|Not marked as prescribed/
    expect(
      all
        .filter((each) => facts(each)[main(each.type)] === 'a code that does not exist' && !honest.test(textOf(each)))
        .map((each) => [each.type, ...each.values, textOf(each)]),
    ).toEqual([])
  })
})

describe('whatever a server sends', () => {
  const leaf = fc.oneof(
    fc.constantFrom<unknown>(
      'active',
      'entered-in-error',
      'planned',
      'in-progress',
      'final',
      'completed',
      'draft',
      '',
      ' ',
      'toString',
      '__proto__',
      '2026-11-18',
      '2026',
      'soon',
      true,
      false,
      null,
      7,
    ),
    fc.string(),
  )
  const value = fc.letrec<{ any: unknown }>((tie) => ({
    any: fc.oneof(
      { depthSize: 'small' },
      leaf,
      fc.array(tie('any'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('coding', 'code', 'display', 'text', 'start', 'end', 'dueDate'), tie('any')),
    ),
  })).any
  const elements = [
    'status',
    'intent',
    'doNotPerform',
    'clinicalStatus',
    'verificationStatus',
    'lifecycleStatus',
    'achievementStatus',
    'docStatus',
    'statusReason',
    'active',
    'period',
    'class',
    'target',
    'code',
    'authoredOn',
    'dispenseRequest',
    'dosageInstruction',
    'abatementDateTime',
    'abatementPeriod',
    'performedPeriod',
    'performedDateTime',
    'occurrenceDateTime',
    'whenHandedOver',
    'whenPrepared',
    'deceasedDateTime',
    'deceasedBoolean',
    'criticality',
    'valueQuantity',
    'component',
  ]
  const record = fc
    .tuple(fc.constantFrom(...recordTypes), fc.dictionary(fc.constantFrom(...elements), value))
    .map(([resourceType, rest]): Resource => ({ ...rest, resourceType }))

  it('there is one line for every reader, never an empty one', () => {
    fc.assert(
      fc.property(record, fc.constantFrom(lives, died, { today: TODAY, died: { on: 'not a date' } }), (sent, at) => {
        for (const words of [english, spanish])
          for (const audience of ['patient', 'proxy', 'provider'] as const)
            expect(says(sent, at, audience, words)).toMatch(/\S/)
      }),
      { numRuns: 2000, seed: 9 },
    )
  })
})

it('a result that is covered as private is not said to have no value', () => {
  const hidden = of('Observation', {
    id: 'h',
    status: 'final',
    valueString: 'Told to nobody',
    meta: { security: [{ system: CONFIDENTIALITY, code: 'R' }] },
  })
  expect(phraseOf(coverOf(hidden), lives)?.key).toBe('Observation.final')
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recordTypes, type RecordType } from '../../contract'
import { messagesOf } from '../../i18n/messages'
import { home as en } from '../../i18n/locales/en/home'
import { home as es } from '../../i18n/locales/es/home'
import { statusAxisNames, statusCombinations, TABLE_TODAY, type StatusCombination } from './__fixtures__/combinations'
import { addOfferedTypes } from './add-offered-types'
import { maskRecord } from '../../resources/masking'
import { CONFIDENTIALITY_SYSTEM } from '../../resources/privacy-labels'
import { relatedFactsOf } from './related-facts'
import { isDoNotTakeStatus } from './medication-request-status'
import { statusOf } from './status-of'
import { formatStatus } from './format-status'
import type { Resource, ResourceOf } from '../../fhir/resource'
import type { Audience } from '../../i18n/audience'
import type { StatusContext } from './record-status'

addOfferedTypes()

const spanish = messagesOf('es', es)
const english = messagesOf('en', en)
const lives: StatusContext = { today: TABLE_TODAY, died: undefined }
const died: StatusContext = { today: TABLE_TODAY, died: { on: '2026-03-14T04:30:00-04:00' } }

function statusTextOf(
  record: Resource,
  context: StatusContext = lives,
  audience: Audience = 'patient',
  words = english,
): string {
  const status = statusOf(record, context)
  return status ? formatStatus(status, words, audience) : ''
}
const of = (resourceType: RecordType, elements: object): Resource => ({ resourceType, ...elements })
const concept = (...codes: readonly string[]) => ({ coding: codes.map((code) => ({ code })) })
const order = (elements: object) =>
  of('MedicationRequest', { status: 'active', intent: 'order', authoredOn: '2025-01-01', ...elements })

describe('statusOf', () => {
  it.each<readonly [string, Resource, StatusContext, Audience, string]>([
    [
      'a draft of a suggestion',
      order({ status: 'draft', intent: 'proposal' }),
      lives,
      'patient',
      'Suggested, not prescribed',
    ],
    ['an order not to take', order({ doNotPerform: true }), lives, 'patient', 'Do not take'],
    ['a paused medicine', order({ status: 'on-hold' }), lives, 'patient', 'Paused: not to be taken for now'],
    ['the same for a proxy', order({ doNotPerform: true }), lives, 'proxy', 'Not to be taken'],
    ['the same for a provider', order({ doNotPerform: true }), lives, 'provider', 'DO NOT GIVE'],
    [
      'a provisional condition',
      of('Condition', { clinicalStatus: concept('active'), verificationStatus: concept('provisional') }),
      lives,
      'patient',
      'Being checked, not confirmed',
    ],
    [
      'an active device with a reason that says it was taken out',
      of('Device', { status: 'active', statusReason: [{ text: 'Explanted in 2019' }] }),
      lives,
      'patient',
      'Status in the record: “Explanted in 2019”',
    ],
    [
      'a planned visit in the past',
      of('Encounter', { status: 'planned', period: { start: '2026-11-18T09:00:00-05:00' } }),
      lives,
      'patient',
      'Was planned for November 18, 2026; the record does not say if it took place',
    ],
    [
      'a visit planned for today',
      of('Encounter', { status: 'planned', period: { start: `${TABLE_TODAY}T09:00:00-05:00` } }),
      lives,
      'patient',
      'Planned',
    ],
    [
      'a visit planned for this year',
      of('Encounter', { status: 'planned', period: { start: '2026' } }),
      lives,
      'patient',
      'Planned',
    ],
    [
      'an emergency open for three weeks',
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
      'a hospital stay open for ten days',
      of('Encounter', { status: 'in-progress', class: { code: 'IMP' }, period: { start: '2026-11-11' } }),
      lives,
      'patient',
      'Happening now',
    ],
    ['a medicine of a person who died', order({}), died, 'proxy', 'Was on the medicine list until March 14, 2026'],
    [
      'a pregnancy that is over',
      of('Condition', { code: { text: 'Normal pregnancy' }, clinicalStatus: concept('resolved') }),
      lives,
      'patient',
      'Ended',
    ],
    [
      'a triaged visit',
      of('Encounter', { status: 'triaged', period: { start: TABLE_TODAY } }),
      lives,
      'patient',
      'Checked for how urgent it is, waiting for care',
    ],
    ['an active location', of('Location', { status: 'active' }), lives, 'patient', 'In use'],
    [
      'a condition of a person who died',
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
      'a plan with a start after the death',
      of('CarePlan', { status: 'active', intent: 'plan', period: { start: '2026-05-01' } }),
      died,
      'patient',
      'Was planned for May 1, 2026',
    ],
    [
      'insurance that ended with the death',
      of('Coverage', { status: 'active', period: { start: '2004-12-01', end: '2026-03-14' } }),
      died,
      'patient',
      'On file as current when this person died',
    ],
    [
      'insurance that ended before the death',
      of('Coverage', { status: 'active', period: { end: '2026-03-13' } }),
      died,
      'patient',
      'Was to end March 13, 2026; still marked current',
    ],
    [
      'insurance with a start after a death without a date',
      of('Coverage', { status: 'active', period: { start: '2026-12-02' } }),
      { today: TABLE_TODAY, died: { on: undefined } },
      'patient',
      'Was planned for December 2, 2026',
    ],
    [
      'a condition with an end and no clinical status',
      of('Condition', { verificationStatus: concept('confirmed'), abatementDateTime: '2025-08-05' }),
      lives,
      'patient',
      'Marked as ended',
    ],
    [
      'a condition with a future end and no clinical status',
      of('Condition', { verificationStatus: concept('confirmed'), abatementDateTime: '2027-08-05' }),
      lives,
      'patient',
      'Confirmed; the record does not say if it is current',
    ],
    [
      'a registered report with a conclusion',
      of('DiagnosticReport', { status: 'registered', conclusion: 'Clear' }),
      lives,
      'patient',
      'Not final, may change',
    ],
    [
      'an empty registered report',
      of('DiagnosticReport', { status: 'registered', result: [] }),
      lives,
      'patient',
      'Ordered, no results yet',
    ],
    [
      'an open fill without a date',
      of('MedicationDispense', { status: 'preparation' }),
      lives,
      'patient',
      'Was being filled; the record does not say if it was handed over',
    ],
    [
      'a cancelled fill',
      of('MedicationDispense', { status: 'cancelled' }),
      lives,
      'patient',
      'Cancelled; not picked up',
    ],
    [
      'a fill with a future date for a person who died',
      of('MedicationDispense', { status: 'in-progress', whenHandedOver: '2026-12-02' }),
      died,
      'patient',
      'Was being filled; the record does not say if it was handed over',
    ],
    [
      'a suggestion not to take for a person who died',
      order({ intent: 'proposal', doNotPerform: true }),
      died,
      'patient',
      'Was suggested: not to be taken',
    ],
    [
      'a prescription of unknown status for a person who died',
      order({ status: 'unknown' }),
      died,
      'patient',
      'Status not known',
    ],
    [
      'an inactive allergy',
      of('AllergyIntolerance', { clinicalStatus: concept('inactive') }),
      lives,
      'patient',
      'Marked as not active',
    ],
    ['a final document', of('DocumentReference', { status: 'current', docStatus: 'final' }), lives, 'patient', 'Final'],
    [
      'a partial report',
      of('DiagnosticReport', { status: 'partial' }),
      lives,
      'patient',
      'Part of the results, may change',
    ],
    ['an active practitioner', of('Practitioner', { active: true }), lives, 'patient', 'On the health system’s list'],
    [
      'a prescription past its validity period',
      order({ dispenseRequest: { validityPeriod: { end: '2026-01-01' } } }),
      lives,
      'patient',
      'Prescription ended January 1, 2026',
    ],
    [
      'a prescription whose course is over',
      order({ dosageInstruction: [{ timing: { repeat: { boundsPeriod: { end: '2026-01-01' } } } }] }),
      lives,
      'patient',
      'The dates of this prescription have passed',
    ],
    [
      'a suggestion not to take',
      order({ intent: 'proposal', doNotPerform: true }),
      lives,
      'patient',
      'Suggested: do not take',
    ],
    [
      'a paused order not to take',
      order({ status: 'on-hold', doNotPerform: true }),
      lives,
      'patient',
      'Do not take; the order that says so is paused',
    ],
    [
      'a prescription with an unknown intent',
      order({ intent: 'wish' }),
      lives,
      'patient',
      'Marked as current; it is not clear if it was prescribed',
    ],
    ['a reported medicine', order({ reportedBoolean: true }), lives, 'patient', 'Reported to the clinic'],
    [
      'an inactive provisional condition',
      of('Condition', { clinicalStatus: concept('inactive'), verificationStatus: concept('provisional') }),
      lives,
      'patient',
      'Was not confirmed',
    ],
    [
      'an inactive unconfirmed allergy',
      of('AllergyIntolerance', { clinicalStatus: concept('inactive'), verificationStatus: concept('unconfirmed') }),
      lives,
      'patient',
      'Marked as not active; was not confirmed',
    ],
    [
      'a hospital stay open for two months',
      of('Encounter', { status: 'in-progress', class: { code: 'IMP' }, period: { start: '2026-09-20' } }),
      lives,
      'patient',
      'Began September 20, 2026; the record does not say if it is over',
    ],
    [
      'a visit in progress with an end',
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
      'a subpotent vaccine dose',
      of('Immunization', { status: 'completed', isSubpotent: true }),
      lives,
      'patient',
      'Given, but may not count as a full dose',
    ],
    [
      'a reported vaccine',
      of('Immunization', { status: 'completed', primarySource: false }),
      lives,
      'patient',
      'Reported as given',
    ],
    [
      'a registered result with a value',
      of('Observation', { status: 'registered', valueString: 'x' }),
      lives,
      'patient',
      'Not final, may change',
    ],
    [
      'a goal past its due date',
      of('Goal', { lifecycleStatus: 'active', target: [{ dueDate: '2026-06-01' }] }),
      lives,
      'patient',
      'Was to be reached by June 1, 2026; the record does not say if it was',
    ],
    [
      'a fill open for two weeks',
      of('MedicationDispense', { status: 'in-progress', whenPrepared: '2026-11-08' }),
      lives,
      'patient',
      'Not picked up yet',
    ],
    [
      'a fill open for two months',
      of('MedicationDispense', { status: 'in-progress', whenPrepared: '2026-09-20' }),
      lives,
      'patient',
      'Was being filled September 20, 2026; the record does not say if it was handed over',
    ],
    [
      'an open fill that was handed over',
      of('MedicationDispense', { status: 'in-progress', whenHandedOver: '2026-11-08' }),
      lives,
      'patient',
      'Handed over November 8, 2026, but not marked as done',
    ],
  ])('of %s', (_, record, context, audience, text) => {
    expect(statusTextOf(record, context, audience)).toBe(text)
  })

  it.each<readonly [string, Resource, string]>([
    [
      'an unknown code by its display',
      of('Condition', { clinicalStatus: { coding: [{ code: 'x1', display: 'Smoldering' }] } }),
      'Status in the record: “Smoldering”',
    ],
    [
      'a status that is only text',
      of('Condition', { clinicalStatus: { text: 'Active, per patient' } }),
      'Status in the record: “Active, per patient”',
    ],
    [
      'two different codes',
      of('Condition', { clinicalStatus: concept('active', 'resolved') }),
      'Status in the record: “active, resolved”',
    ],
    ['the same code twice', of('Condition', { clinicalStatus: concept('active', 'active') }), 'Current'],
    ['an unknown code with a known one', of('Condition', { clinicalStatus: concept('ACT-1', 'active') }), 'Current'],
    [
      'entered-in-error with any other code',
      of('Condition', {
        clinicalStatus: concept('active'),
        verificationStatus: concept('confirmed', 'entered-in-error'),
      }),
      'Entered by mistake',
    ],
    ['a list instead of a code', of('Observation', { status: ['final'], valueString: 'x' }), 'Final'],
    ['blanks', of('Observation', { status: '   ' }), 'Status not given'],
    ['blanks around a code', of('Observation', { status: 'final ', valueString: 'x' }), 'Final'],
    [
      'an empty final result',
      of('Observation', { status: 'final', dataAbsentReason: concept('error') }),
      'Final, without a value',
    ],
    [
      'a final result with member results',
      of('Observation', { status: 'final', hasMember: [{ reference: 'Observation/x' }] }),
      'Final',
    ],
    ['an object without a code', of('Observation', { status: {} }), 'Status not given'],
    ['a number', of('Observation', { status: 7 }), 'Status not given'],
    ['an invalid date', of('Encounter', { status: 'planned', period: { start: 'soon' } }), 'Planned'],
    [
      'a placeholder date',
      of('Encounter', { status: 'in-progress', period: { start: '0001-01-01' } }),
      'Marked as going on, with no date',
    ],
  ])('reads %s', (_, record, text) => {
    expect(statusTextOf(record)).toBe(text)
  })

  it('calls a visit past when its day is past for the reader', () => {
    const localDay = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' })
    for (const start of [
      '2026-11-19T23:30:00Z',
      '2026-11-20T23:30:00Z',
      '2026-11-21T03:00:00Z',
      '2026-11-21T23:30:00Z',
    ])
      expect(
        statusTextOf(of('Encounter', { status: 'planned', period: { start } })).includes(
          'does not say if it took place',
        ),
      ).toBe(localDay.format(new Date(start)) < '2026-11-21')
  })

  it('calls nothing late for a death in the same year', () => {
    const context = { ...lives, died: { on: '2026' } }
    const plan = of('CarePlan', { status: 'active', intent: 'plan', period: { start: '2026-03-01' } })
    expect(statusTextOf(plan, context)).not.toContain('planned')
  })

  it('phrases Spanish plans without obligation and without grammatical gender', () => {
    const spoken = (record: Resource, context = lives, audience: Audience = 'patient') =>
      statusTextOf(record, context, audience, spanish)
    expect(spoken(of('CarePlan', { status: 'active', intent: 'plan', period: { start: '2026-12-02' } }))).toBe(
      'Inicio previsto para el 2 de diciembre de 2026',
    )
    expect(
      spoken(of('Condition', { clinicalStatus: concept('active'), verificationStatus: concept('brand-new') })),
    ).toBe('Consta como actual; no está claro si se confirmó')
    expect(spoken(of('AllergyIntolerance', { clinicalStatus: concept('active') }), died, 'provider')).toBe(
      'Estado activo al fallecer (14 mar 2026)',
    )
    expect(spoken(of('Patient', { deceasedDateTime: '2026-03-14' }), lives, 'provider')).toBe('Falleció el 14 mar 2026')
    expect(spoken(of('Patient', { deceasedBoolean: true }), lives, 'provider')).toBe('Ha fallecido')
  })

  it('formats days and months in Spanish sentences', () => {
    const planned = (start: string) =>
      statusTextOf(of('Encounter', { status: 'planned', period: { start } }), lives, 'patient', spanish)
    const began = (start: string) =>
      statusTextOf(of('Encounter', { status: 'in-progress', period: { start } }), lives, 'patient', spanish)
    expect(planned('2025-08-05')).toBe('Se planeó para el 5 de agosto de 2025; el registro no dice si tuvo lugar')
    expect(planned('2025-08')).toBe('Se planeó para agosto de 2025; el registro no dice si tuvo lugar')
    expect(began('2025-08')).toBe('Empezó en agosto de 2025; el registro no dice si ya terminó')
  })

  it.each([
    ['an active order', {}, true],
    ['an order of unknown status', { status: 'unknown' }, true],
    ['a paused order', { status: 'on-hold' }, true],
    ['a suggestion', { intent: 'proposal' }, false],
    ['a draft', { status: 'draft' }, false],
    ['an ended order', { status: 'stopped' }, false],
    ['an order entered in error', { status: 'entered-in-error' }, false],
  ] as const)('isDoNotTakeStatus for %s', (_, elements, isForbidden) => {
    expect(isDoNotTakeStatus(statusOf(order({ doNotPerform: true, ...elements }), lives))).toBe(isForbidden)
  })

  it('isDoNotTakeStatus is false for a prescription and for no status', () => {
    expect([isDoNotTakeStatus(statusOf(order({}), lives)), isDoNotTakeStatus(undefined)]).toEqual([false, false])
  })

  it('is undefined for types outside the API', () =>
    expect(statusOf({ resourceType: 'Provenance' }, lives)).toBeUndefined())
})

/** The values of a combination by axis name. */
const facts = ({ type, values }: StatusCombination): Readonly<Record<string, string>> =>
  Object.fromEntries(statusAxisNames(type).map((name, index) => [name, values[index] ?? '']))
const textOf = ({ status }: StatusCombination, audience: Audience = 'patient'): string =>
  formatStatus(status, english, audience)
const all = recordTypes.flatMap(statusCombinations)
const factsOfType = (type: RecordType) =>
  all
    .filter((each) => each.type === type)
    .map(
      (each) =>
        ({ ...facts(each), text: textOf(each), staff: textOf(each, 'provider') }) as Readonly<Record<string, string>>,
    )
const wrong = (type: RecordType, isWrong: (each: Readonly<Record<string, string>>) => boolean) =>
  factsOfType(type).filter(isWrong)

const ended = ['completed', 'stopped', 'cancelled']
const isIn = (codes: readonly string[], code: string | undefined): boolean => code !== undefined && codes.includes(code)

describe('related facts', () => {
  const [document, older] = [
    {
      resourceType: 'DocumentReference' as const,
      id: 'new',
      status: 'current',
      relatesTo: [{ code: 'replaces', target: { reference: 'DocumentReference/old' } }],
    },
    { resourceType: 'DocumentReference' as const, id: 'old', status: 'current' },
  ]
  const fill = (more: object): ResourceOf<'MedicationDispense'> => ({
    resourceType: 'MedicationDispense',
    status: 'completed',
    authorizingPrescription: [{ reference: 'MedicationRequest/r' }],
    ...more,
  })
  const order = (more: object): ResourceOf<'MedicationRequest'> => ({
    resourceType: 'MedicationRequest',
    id: 'r',
    status: 'cancelled',
    intent: 'order',
    ...more,
  })
  const contextWith = (
    documents: readonly ResourceOf<'DocumentReference'>[],
    fills: readonly ResourceOf<'MedicationDispense'>[],
  ): StatusContext => ({
    ...lives,
    relatedFacts: relatedFactsOf(documents, fills),
  })

  it('a document that another one replaces is an older version', () => {
    expect([older, document].map((each) => statusTextOf(each, contextWith([document, older], [])))).toEqual([
      'Older version: another document replaces it',
      'Current version',
    ])
    expect(statusTextOf(older, contextWith([{ ...document, status: 'entered-in-error' }], []))).toBe('Current version')
  })

  it.each([
    [
      'cancelled but filled twice',
      order({}),
      [fill({ whenHandedOver: '2026-02-03' }), fill({ whenHandedOver: '2026-03-05' })],
      'Marked as cancelled, but filled March 5, 2026',
    ],
    ['cancelled but filled on an unknown day', order({}), [fill({})], 'Marked as cancelled, but filled'],
    ['cancelled with a declined fill', order({}), [fill({ status: 'declined' })], 'Cancelled before it started'],
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
      'not to be taken but filled',
      order({ status: 'active', doNotPerform: true }),
      [fill({ whenHandedOver: '2026-02-03' })],
      'Do not take',
    ],
    [
      'active with a recalled fill',
      order({ status: 'active' }),
      [fill({ note: [{ text: 'Recalled by the maker' }] })],
      'Marked as current; a fill of it is marked as recalled',
    ],
    [
      'active with a recalled fill entered in error',
      order({ status: 'active' }),
      [fill({ status: 'entered-in-error', note: [{ text: 'Recalled by the maker' }] })],
      'Current',
    ],
    [
      'completed with a recalled fill',
      order({ status: 'completed' }),
      [fill({ note: [{ text: 'Recalled by the maker' }] })],
      'Finished',
    ],
    ['active and filled', order({ status: 'active' }), [fill({ whenHandedOver: '2026-02-03' })], 'Current'],
  ])('a prescription that is %s', (_, record, fills, expected) => {
    expect(statusTextOf(record, contextWith([], fills))).toBe(expected)
  })

  it('a completed vaccination with a reason for not giving it is not simply called given', () => {
    expect(
      statusTextOf(
        {
          resourceType: 'Immunization',
          status: 'completed',
          occurrenceDateTime: '2020-01-01',
          statusReason: { text: 'patient objection' },
        },
        lives,
      ),
    ).toBe('Marked as given, but with a reason for not giving it')
    expect(statusTextOf({ resourceType: 'Immunization', status: 'completed', statusReason: { text: '' } }, lives)).toBe(
      'Given',
    )
  })
})

describe('no status claims more than the record', () => {
  it('a record entered in error has only that status', () => {
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

  it('only do-not-take orders that have not ended have a do-not-take status', () => {
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

  it('a medicine is current only when active and not a suggestion, draft or do-not-take order', () => {
    expect(
      wrong(
        'MedicationRequest',
        ({ status, intent, 'the person': person, text = '' }) =>
          /^(?:Marked as )?current/i.test(text) &&
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

  it('a condition is current only when active and not unconfirmed', () => {
    const unverified = ['unconfirmed', 'provisional', 'differential', 'refuted']
    expect(
      wrong(
        'Condition',
        ({ clinicalStatus, verificationStatus, text = '' }) =>
          /^(?:Current|Marked as current)/.test(text) &&
          (!isIn(['active', 'recurrence', 'relapse'], clinicalStatus) || isIn(unverified, verificationStatus)),
      ),
    ).toEqual([])
    expect(
      wrong(
        'Condition',
        ({ end, verificationStatus, text = '' }) =>
          text === 'Current' && (end !== 'none' || isIn(unverified, verificationStatus)),
      ),
    ).toEqual([])
  })

  it('"no known allergies" is never a current allergy, and a high risk is always shown while active', () => {
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

  it('a goal is reached exactly when its achievement status says so', () => {
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

  it('done, given or filled need a matching status and no future date', () => {
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

  it('nothing is called current for a person who has died', () => {
    const now =
      /^(?:Current|Happening now|Planned|Under way|Reported to the clinic|In use|On file as current$|Checked|Paused|Getting|High risk|In remission|Set to start|Do not take|Not picked up)/
    expect(
      all
        .filter((each) => each.context.died && now.test(textOf(each)))
        .map((each) => [each.type, ...each.values, textOf(each)]),
    ).toEqual([])
  })

  it('an unknown status is shown as sent or as unclear', () => {
    const main = (type: RecordType) =>
      ({ AllergyIntolerance: 'clinicalStatus', Condition: 'clinicalStatus', Goal: 'lifecycleStatus' })[
        type as string
      ] ??
      statusAxisNames(type)[0] ??
      ''
    const honest =
      /“brand-new”|not clear|not confirmed|Not confirmed|not prescribed|Not to be|Was not to be|Suggested|Was suggested|One of several|Ruled out|Entered by mistake|High risk|found not to be true|Died|Date of death|Has died|Thought to be true|another document replaces it|Not marked as prescribed|Marked as not done|A procedure says that it was taken out/
    expect(
      all
        .filter((each) => facts(each)[main(each.type)] === 'a code that does not exist' && !honest.test(textOf(each)))
        .map((each) => [each.type, ...each.values, textOf(each)]),
    ).toEqual([])
  })
})

describe('any input', () => {
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

  it('has a non-empty status for every audience', () => {
    fc.assert(
      fc.property(
        record,
        fc.constantFrom(lives, died, { today: TABLE_TODAY, died: { on: 'not a date' } }),
        (sent, context) => {
          for (const words of [english, spanish])
            for (const audience of ['patient', 'proxy', 'provider'] as const)
              expect(statusTextOf(sent, context, audience, words)).toMatch(/\S/)
        },
      ),
      { numRuns: 2000, seed: 9 },
    )
  })
})

it('a masked private result is not called empty', () => {
  const hidden = of('Observation', {
    id: 'h',
    status: 'final',
    valueString: 'Told to nobody',
    meta: { security: [{ system: CONFIDENTIALITY_SYSTEM, code: 'R' }] },
  })
  expect(statusOf(maskRecord(hidden, english.format), lives)?.key).toBe('Observation.final')
})

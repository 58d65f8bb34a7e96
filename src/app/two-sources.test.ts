import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recordsOfCondition } from '../clinical/conditions/records-of-condition'
import { linkedDocuments } from '../clinical/documents/document-links'
import { documentVersions, newerDocuments, olderVersions } from '../clinical/documents/document-versions'
import { adjacentVisits } from '../clinical/encounters/adjacent-visits'
import { isReasonOfVisit } from '../clinical/encounters/reason-of-visit'
import { recordsOfVisit } from '../clinical/encounters/records-of-visit'
import { visitContent } from '../clinical/encounters/visit-content'
import { withoutAuthor } from '../clinical/documents/without-author'
import { collectNotes, visitNotes } from '../clinical/encounters/visit-notes'
import { visitsOfNote } from '../clinical/encounters/visits-of-note'
import { conditionsOfRequest } from '../clinical/medications/conditions-of-request'
import { fillsOfRequest, joinFills } from '../clinical/medications/join-fills'
import { medicineKey, medicineName, withMedicineConcept } from '../clinical/medications/medicine-name'
import { medicineStates } from '../clinical/medications/medicine-state'
import { prescriptionChain } from '../clinical/medications/prescription-chain'
import { conditionsNaming } from '../clinical/observations/names-test'
import { readObservation } from '../clinical/observations/result-reading'
import { groupResultsByReport, reportsByResult } from '../clinical/observations/results-by-report'
import { lastVisit } from '../clinical/overview/last-visit'
import { recordsReferringTo } from '../clinical/shared/referring-records'
import { relatedFactsOf } from '../clinical/status/related-facts'
import { statusOf } from '../clinical/status/status-of'
import { recordsBetween } from '../data/freshness/use-new-records'
import { recordKey, setSource, sourceOf, type Source } from '../fhir/source'
import { english } from '../i18n/__fixtures__/format'
import { groupByVisit } from '../pages/timeline/group-by-visit'
import { orderedByType } from '../pages/find/search-order'
import { dedupeRecords } from '../resources/export/bundle'
import { csvText } from '../resources/export/csv'
import { exportContext, exportSourceOf } from '../resources/export/__fixtures__/export-source'
import { withoutPrivate } from '../resources/export/export-source'
import { makeIps } from '../resources/export/ips'
import { withReferenceNames } from '../resources/export/reference-names'
import { recordText } from '../resources/export/record-text'
import { withNamesOfReferences } from '../resources/named-references'
import { maskRecord } from '../resources/masking'
import { visitKeysOf } from '../resources/visit-id'
import type { RecordType } from '../contract'
import type { Resource, ResourceOf } from '../fhir/resource'

const [here, there]: readonly [Source, Source] = [
  { kind: 'ehr', id: 'one' },
  { kind: 'file', id: 'two' },
]

/** A record as received from a source. */
function received<R extends Resource>(source: Source, record: R): R {
  const copy = { ...record }
  setSource([copy], source)
  return copy
}

const status = { today: '2026-11-28', died: undefined }
const day = '2026-03-02'
const to = (type: string, id: string) => ({ reference: `${type}/${id}` })
const of = <T extends RecordType>(records: readonly Resource[], type: T) =>
  records.filter((record): record is ResourceOf<T> => record.resourceType === type)

/** A way in which a record finds another by a reference. */
interface LookUp {
  readonly name: string
  from(id: string): Resource
  target(id: string): Resource
  /** Those of the targets that it finds. */
  found(from: Resource, targets: readonly Resource[]): readonly Resource[]
}

const condition = (id: string) => ({ resourceType: 'Condition', id, code: { text: 'Found' } })
const visit = (id: string) => ({ resourceType: 'Encounter', id, status: 'finished', period: { start: day, end: day } })
const result = (id: string) => ({ resourceType: 'Observation', id, status: 'final', code: { text: 'Glucose' } })
const report = (id: string) => ({
  resourceType: 'DiagnosticReport',
  id: 'from',
  status: 'final',
  code: { text: 'Found' },
  encounter: to('Encounter', 'visit'),
  result: [to('Observation', id)],
})
const request = (id: string, more: object = {}) => ({
  resourceType: 'MedicationRequest',
  id,
  status: 'active',
  intent: 'order',
  medicationCodeableConcept: { text: 'Iron' },
  ...more,
})
const fill = (id: string, more: object = {}) => ({
  resourceType: 'MedicationDispense',
  id: 'from',
  status: 'completed',
  whenHandedOver: day,
  medicationCodeableConcept: { text: 'Zinc' },
  authorizingPrescription: [to('MedicationRequest', id)],
  ...more,
})
const document = (id: string, more: object = {}) => ({
  resourceType: 'DocumentReference',
  id,
  status: 'current',
  docStatus: 'final',
  date: day,
  ...more,
})
const note = (id: string) => document('from', { context: { encounter: [to('Encounter', id)] } })
const newVersion = (id: string) =>
  document('from', { relatesTo: [{ code: 'replaces', target: to('DocumentReference', id) }] })
const linkedMedicine = (id: string) => ({
  resourceType: 'MedicationRequest',
  id: 'from',
  medicationReference: to('Medication', id),
})
const medication = (id: string) => ({ resourceType: 'Medication', id, code: { text: 'Found' } })
const keyOf = (record: Resource) => (record.resourceType === 'MedicationRequest' ? 'iron' : 'zinc')
const withStatus = (key: string, from: Resource, targets: readonly Resource[]) => {
  const relatedFacts = relatedFactsOf(
    of([from], 'DocumentReference'),
    of([from], 'MedicationDispense'),
    of([from], 'Procedure'),
  )
  return targets.filter((each) => statusOf(each, { ...status, relatedFacts })?.key === key)
}
const medicine = (from: Resource) => from as ResourceOf<'MedicationRequest'>

const lookUps: readonly LookUp[] = [
  {
    name: 'the name of a medicine',
    from: linkedMedicine,
    target: medication,
    found: (from, targets) => targets.filter((each) => medicineName(medicine(from), [each], english) === 'Found'),
  },
  {
    name: 'the key of a medicine',
    from: linkedMedicine,
    target: medication,
    found: (from, targets) => targets.filter((each) => medicineKey(medicine(from), [each], english) === 'found'),
  },
  {
    name: 'the concept of a medicine',
    from: linkedMedicine,
    target: medication,
    found: (from, targets) =>
      targets.filter((each) => withMedicineConcept(medicine(from), [each]).medicationCodeableConcept !== undefined),
  },
  {
    name: 'fills of prescriptions',
    from: fill,
    target: request,
    found: (from, targets) => {
      const requests = of(targets, 'MedicationRequest')
      const joined = joinFills(of([from], 'MedicationDispense'), requests, keyOf)
      return requests.filter((each) => fillsOfRequest(joined, each).length > 0)
    },
  },
  {
    name: 'the state of a prescription',
    from: fill,
    target: request,
    found: (from, targets) => {
      const requests = of(targets, 'MedicationRequest')
      const fills = of([from], 'MedicationDispense')
      const stateOf = medicineStates({ requests, fills, hasAllFills: true, keyOf }, status, Date.parse(status.today))
      return requests.filter((each) => stateOf(each).own.length > 0)
    },
  },
  {
    name: 'a recalled fill',
    from: (id) => fill(id, { note: [{ text: 'Recalled by the maker' }] }),
    target: request,
    found: (from, targets) => withStatus('MedicationRequest.recalled', from, targets),
  },
  {
    name: 'the earlier prescription',
    from: (id) => request('from', { priorPrescription: to('MedicationRequest', id) }),
    target: request,
    found: (from, targets) => prescriptionChain(medicine(from), of(targets, 'MedicationRequest')).earlier,
  },
  {
    name: 'the later prescription',
    from: (id) => request('from', { priorPrescription: to('MedicationRequest', id) }),
    target: request,
    found: (from, targets) =>
      of(targets, 'MedicationRequest').filter((each) => prescriptionChain(each, [medicine(from)]).later.length > 0),
  },
  {
    name: 'what a prescription is for',
    from: (id) => request('from', { reasonReference: [to('Condition', id)] }),
    target: condition,
    found: (from, targets) => conditionsOfRequest(medicine(from), of(targets, 'Condition')),
  },
  {
    name: 'a replaced document',
    from: newVersion,
    target: document,
    found: (from, targets) => withStatus('DocumentReference.replaced', from, targets),
  },
  {
    name: 'older versions',
    from: newVersion,
    target: document,
    found: (from, targets) => olderVersions(from as ResourceOf<'DocumentReference'>, of(targets, 'DocumentReference')),
  },
  {
    name: 'newer versions',
    from: newVersion,
    target: document,
    found: (from, targets) =>
      of(targets, 'DocumentReference').filter(
        (each) => newerDocuments(each, of([from], 'DocumentReference')).length > 0,
      ),
  },
  {
    name: 'versions of documents',
    from: newVersion,
    target: document,
    found: (from, targets) =>
      documentVersions(of([from, ...targets], 'DocumentReference')).find(({ newest }) => newest === from)?.older ?? [],
  },
  {
    name: 'linked documents',
    from: (id) => document('from', { relatesTo: [{ code: 'appends', target: to('DocumentReference', id) }] }),
    target: document,
    found: (from, targets) =>
      linkedDocuments(from as ResourceOf<'DocumentReference'>, of(targets, 'DocumentReference')),
  },
  {
    name: 'a device that was taken out',
    from: (id) => ({
      resourceType: 'Procedure',
      id: 'from',
      status: 'completed',
      focalDevice: [{ action: { coding: [{ code: 'explanted' }] }, manipulated: to('Device', id) }],
    }),
    target: (id) => ({ resourceType: 'Device', id, status: 'active' }),
    found: (from, targets) => withStatus('Device.activeRemoved', from, targets),
  },
  {
    name: 'records that refer to a record',
    from: note,
    target: visit,
    found: (from, targets) => targets.filter((each) => recordsReferringTo([from], each).length > 0),
  },
  {
    name: 'records of a visit',
    from: note,
    target: visit,
    found: (from, targets) => targets.filter((each) => recordsOfVisit([from], each).byType.length > 0),
  },
  {
    name: 'records on the page of a visit',
    from: (id) => ({ ...condition('from'), encounter: to('Encounter', id) }),
    target: visit,
    found: (from, targets) =>
      of(targets, 'Encounter').filter(
        (each) => visitContent([from], each, { format: english, rangeFor: undefined }).ofVisit.length > 0,
      ),
  },
  {
    name: 'the diagnosis on the page of a visit',
    from: (id) => ({ ...visit('from'), diagnosis: [{ condition: to('Condition', id) }] }),
    target: condition,
    found: (from, targets) =>
      of([from], 'Encounter').flatMap(
        (each) => visitContent(targets, each, { format: english, rangeFor: undefined }).ofVisit,
      ),
  },
  {
    name: 'the reason of a visit',
    from: (id) => ({ ...visit('from'), reasonReference: [to('Condition', id)] }),
    target: (id) => ({ resourceType: 'Condition', id }),
    found: (from, targets) => targets.filter((each) => isReasonOfVisit(each, from as ResourceOf<'Encounter'>)),
  },
  {
    name: 'notes of a visit',
    from: note,
    target: visit,
    found: (from, targets) => of(targets, 'Encounter').filter((each) => visitNotes([from], each).linked.length > 0),
  },
  {
    name: 'visits of a note',
    from: note,
    target: visit,
    found: (from, targets) =>
      collectNotes([from]).flatMap((each) => {
        const { visits, isByDate } = visitsOfNote(each, of(targets, 'Encounter'))
        return isByDate ? [] : visits
      }),
  },
  {
    name: 'the last visit with notes',
    from: (id) => ({ ...note(id), date: '2020-01-01' }),
    target: visit,
    found: (from, targets) => targets.filter((each) => lastVisit([from, each], status, true).withNotes !== undefined),
  },
  {
    name: 'events of a visit',
    from: note,
    target: visit,
    found: (from, targets) => {
      const events = [from, ...targets].map((resource) => ({
        type: resource.resourceType,
        resource,
        raw: day,
        order: 0,
        visits: visitKeysOf(resource),
      }))
      const members = groupByVisit(events)
      return targets.filter((each) => (members.get(recordKey(each)) ?? []).length > 0)
    },
  },
  {
    name: 'records of a condition',
    from: (id) => request('from', { reasonReference: [to('Condition', id)] }),
    target: condition,
    found: (from, targets) =>
      of(targets, 'Condition').filter((each) => recordsOfCondition([from], each).byType.length > 0),
  },
  {
    name: 'what a condition refers to',
    from: (id) => ({ ...condition('from'), encounter: to('Encounter', id) }),
    target: visit,
    found: (from, targets) =>
      recordsOfCondition(targets, from as ResourceOf<'Condition'>).byType.flatMap(({ records }) => records),
  },
  {
    name: 'conditions that name a test',
    from: (id) => ({ ...condition('from'), evidence: [{ detail: [to('Observation', id)] }] }),
    target: result,
    found: (from, targets) =>
      targets.filter((each) => conditionsNaming(of([from], 'Condition'), new Set([recordKey(each)])).length > 0),
  },
  {
    name: 'the reports of a result',
    from: report,
    target: result,
    found: (from, targets) =>
      targets.filter((each) => reportsByResult(of([from], 'DiagnosticReport')).has(recordKey(each))),
  },
  {
    name: 'results under the name of their report',
    from: report,
    target: result,
    found: (from, targets) =>
      of(targets, 'Observation').filter((each) =>
        groupResultsByReport(
          [{ reading: readObservation(each, english) }],
          of([from], 'DiagnosticReport'),
          english,
        ).some(({ name }) => name === 'Found'),
      ),
  },
  {
    name: 'names in a file',
    from: (id) => ({ resourceType: 'Immunization', id: 'from', location: to('Location', id) }),
    target: (id) => ({ resourceType: 'Location', id, name: 'Found' }),
    found: (from, targets) => {
      const names = (supporting: readonly Resource[]) =>
        withReferenceNames(exportContext, exportSourceOf([from], { supporting })).nameOfReference
      return targets.filter((each) => names([each])?.(`Location/${each.id ?? ''}`, from) === 'Found')
    },
  },
  {
    name: 'names of a record in a file',
    from: (id) => ({ ...condition('from'), recorder: to('Practitioner', id) }),
    target: (id) => ({ resourceType: 'Practitioner', id, name: [{ text: 'Dr. Found' }] }),
    found: (from, targets) =>
      targets.filter((each) => {
        const source = exportSourceOf([from], { supporting: [each] })
        const context = withReferenceNames(exportContext, source)
        return [recordText(source, context), csvText(source, 'Condition', context)].every((text) =>
          text.includes('Dr. Found'),
        )
      }),
  },
  {
    name: 'records in the summary for other countries',
    from: (id) => ({ ...linkedMedicine(id), status: 'active', intent: 'order' }),
    target: medication,
    found: (from, targets) =>
      targets.filter((each) => {
        let next = 0
        const text = makeIps(
          exportSourceOf([from], { supporting: [each] }),
          exportContext,
          () => `00000000-0000-4000-8000-00000000000${(next += 1)}`,
        )
        return text?.includes('"resourceType": "Medication"') === true
      }),
  },
  {
    name: 'private records whose names leave a file',
    from: (id) => ({ ...visit('from'), reasonReference: [{ ...to('Condition', id), display: 'Secret' }] }),
    target: (id) => ({ ...condition(id), meta: { security: [{ code: 'PRS' }] } }),
    found: (from, targets) =>
      targets.filter((each) => {
        const { parts } = withoutPrivate(exportSourceOf([from, each]))
        return !JSON.stringify(parts).includes('Secret')
      }),
  },
]

const ids = fc.stringMatching(/^[A-Za-z0-9]{1,20}$/).filter((id) => id !== 'from')

describe('records of two sources with the same type and id', () => {
  it.each(lookUps)('$name', ({ from, target, found }) => {
    fc.assert(
      fc.property(ids, fc.boolean(), fc.boolean(), (id, isSwapped, isOtherFirst) => {
        const [ownSource, otherSource] = isSwapped ? [there, here] : [here, there]
        const record = received(ownSource, from(id))
        const [own, other] = [received(ownSource, target(id)), received(otherSource, target(id))]
        expect(found(record, [own])).toEqual([own])
        expect(found(record, [other])).toEqual([])
        const both = found(record, isOtherFirst ? [other, own] : [own, other])
        expect(both).toHaveLength(1)
        expect(both[0]).toBe(own)
      }),
      { numRuns: 20 },
    )
  })
})

describe('two records with the same type and id', () => {
  const [one, two] = [received(here, visit('v')), received(there, visit('v'))]

  it('stay two in files', () => {
    expect(dedupeRecords([one, two, one])).toEqual([one, two])
  })

  it('stay two among the records that Find searches', () => {
    const found = orderedByType([{ type: 'Encounter', records: [one] }], new Map([['Encounter', [one, two]]]))
    expect(found.find(({ type }) => type === 'Encounter')?.records).toHaveLength(2)
  })

  it('are not versions of one when a list is loaded again', () => {
    expect([...recordsBetween([one], [one, two]).added.keys()]).toEqual([recordKey(two)])
  })

  it('are two visits in the order of visits', () => {
    const later = received(there, { ...visit('v'), period: { start: '2026-04-02' } })
    expect(adjacentVisits(one as ResourceOf<'Encounter'>, of([one, later], 'Encounter'), status).after).toBe(later)
  })
})

describe('a copy of a record is from the source of the record', () => {
  const person = (reference: string) => (reference === 'Practitioner/p' ? 'Dr. Lee' : undefined)
  it.each<readonly [string, Resource, (record: Resource) => Resource]>([
    ['masked', visit('v'), (record) => maskRecord(record, english)],
    [
      'with the names of people',
      { ...condition('c'), recorder: to('Practitioner', 'p') },
      (record) => withNamesOfReferences(record, person),
    ],
    ['without its authors', document('d'), withoutAuthor],
    [
      'with the name of its medicine',
      linkedMedicine('m'),
      (record) => withMedicineConcept(medicine(record), [received(here, medication('m'))]),
    ],
    [
      'without the names of private records',
      { ...visit('v'), reasonReference: [{ ...to('Condition', 'c'), display: 'Secret' }] },
      (record) => {
        const hidden = received(here, { ...condition('c'), meta: { security: [{ code: 'PRS' }] } })
        return withoutPrivate(exportSourceOf([record, hidden])).parts[0]?.records[0] ?? record
      },
    ],
  ])('%s', (_, sent, copyOf) => {
    const record = received(here, sent)
    const copy = copyOf(record)
    expect(copy).not.toBe(record)
    expect(sourceOf(copy)).toBe(here)
  })
})

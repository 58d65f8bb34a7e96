import { conceptText, firstCode } from '../../fhir/concept'
import { addressText, contactLink } from '../../fhir/contact'
import { isObject, listOf, objectsOf, textOf, type Json } from '../../lib/json'
import { referenceOf } from '../../fhir/reference'
import { show, type Datatype } from '../../fhir/show'
import { conceptInWords } from '../../fhir/concept-in-words'
import { coverageDetail } from '../../resources/detail/coverage'
import { isMistake } from '../../resources/mistake'
import { visitPeople } from '../../resources/visit-people'
import { labelInFull } from '../../resources/label-in-full'
import { walk } from '../../resources/walk'
import { valueTables } from '../../i18n/value-tables'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'
import type { LabelledShown, Shown } from '../../fhir/shown'

type Paths = Readonly<Record<string, Datatype>>

/** What a row of a list says of a record besides its name, status and date. */
const paths: Partial<Record<RecordType, Paths>> = {
  AllergyIntolerance: { type: 'code', criticality: 'code', lastOccurrence: 'dateTime' },
  Encounter: {
    class: 'Coding',
    reasonCode: 'CodeableConcept',
    reasonReference: 'Reference',
    'location.location': 'Reference',
    'participant.individual': 'Reference',
    serviceProvider: 'Reference',
  },
  Procedure: {
    statusReason: 'CodeableConcept',
    reasonCode: 'CodeableConcept',
    bodySite: 'CodeableConcept',
    'performer.actor': 'Reference',
    location: 'Reference',
    outcome: 'CodeableConcept',
    complication: 'CodeableConcept',
    performedString: 'string',
    performedAge: 'Age',
    performedRange: 'Range',
  },
  CarePlan: { description: 'string', addresses: 'Reference', goal: 'Reference' },
  Goal: { addresses: 'Reference', outcomeCode: 'CodeableConcept', statusReason: 'string' },
  CareTeam: {
    category: 'CodeableConcept',
    reasonCode: 'CodeableConcept',
    reasonReference: 'Reference',
    managingOrganization: 'Reference',
    telecom: 'ContactPoint',
  },
  Device: { type: 'CodeableConcept', manufacturer: 'string', modelNumber: 'string', safety: 'CodeableConcept' },
  Group: {
    type: 'code',
    actual: 'boolean',
    quantity: 'unsignedInt',
    code: 'CodeableConcept',
    managingEntity: 'Reference',
  },
  Location: { type: 'CodeableConcept', telecom: 'ContactPoint', address: 'Address', managingOrganization: 'Reference' },
  Organization: { type: 'CodeableConcept', telecom: 'ContactPoint', address: 'Address', partOf: 'Reference' },
  Practitioner: { 'qualification.code': 'CodeableConcept', telecom: 'ContactPoint', address: 'Address' },
  PractitionerRole: {
    code: 'CodeableConcept',
    specialty: 'CodeableConcept',
    organization: 'Reference',
    location: 'Reference',
    telecom: 'ContactPoint',
  },
}

/** A row has no room for what a contact or an address is used for: the record's own page says it. */
function short(value: unknown, datatype: Datatype, label: string): Shown | undefined {
  if (datatype === 'ContactPoint' && isObject(value)) return contactLink(value) ?? show(value, datatype, label)
  const address = datatype === 'Address' && isObject(value) ? addressText(value) : undefined
  return address === undefined ? show(value, datatype, label) : { kind: 'text', text: address }
}

const card: Paths = {
  'udiCarrier.deviceIdentifier': 'string',
  'udiCarrier.carrierHRF': 'string',
  serialNumber: 'string',
  lotNumber: 'string',
  distinctIdentifier: 'string',
  partNumber: 'string',
  manufactureDate: 'dateTime',
  expirationDate: 'dateTime',
}

const MEMBER = 'Coverage.identifier:memberid'
const insurance = [
  'Coverage.type',
  'Coverage.period',
  'Coverage.relationship',
  'Coverage.subscriberId',
  MEMBER,
  'Coverage.network',
  'Coverage.order',
]

function rowsAt(type: RecordType, resource: Resource, table: Paths): readonly LabelledShown[] {
  return Object.entries(table).flatMap(([path, datatype]) => {
    // The person alone stands in a row.
    const label = `${type}.${path === 'performer.actor' ? 'performer' : path}`
    const values =
      label === 'Encounter.participant.individual'
        ? visitPeople(resource)
        : walk(resource, path).flatMap((value) => short(value, datatype, label) ?? [])
    return values.length > 0 ? [{ label: labelInFull(label, resource), values }] : []
  })
}

function insuranceRows(coverage: Resource): readonly LabelledShown[] {
  const rows = coverageDetail.sections(coverage).flatMap((section) => section.rows)
  const numbers = objectsOf(coverage['identifier']).flatMap(({ value }) =>
    textOf(value) === undefined ? [] : [{ kind: 'text', text: textOf(value) ?? '', secret: true } as const],
  )
  const all =
    numbers.length > 0 ? [...rows.filter(({ label }) => label !== MEMBER), { label: MEMBER, values: numbers }] : rows
  return insurance.flatMap((label) => all.filter((row) => row.label === label))
}

/** A line of an insurance card: what it is, in the words of the plan, and its value. */
export interface CardLine {
  readonly of: 'class' | 'costToBeneficiary'
  readonly name: string | undefined
  readonly values: readonly Shown[]
}

/** "RX BIN" beside "RX BIN 000000" would say it twice. */
function withoutLabel(text: string, label: string | undefined): string {
  const rest =
    label !== undefined && text.toLowerCase().startsWith(label.toLowerCase())
      ? text.slice(label.length).replace(/^[\s:#-]+/, '')
      : text
  return rest === '' ? text : rest
}

/** The group, the plan and the shares of the cost as they stand on an insurance card; conditions of a share are on the page of the record. */
export function cardLines(coverage: Resource): readonly CardLine[] {
  const classes = objectsOf(coverage['class']).map(({ type, value, name }): CardLine => {
    const [number, words] = [textOf(value), textOf(name)]
    const text =
      number !== undefined && words !== undefined && !words.includes(number)
        ? `${words} (${number})`
        : (words ?? number)
    const label = conceptText(type)
    const shown = show(type, 'CodeableConcept', 'Coverage.class.type')
    return {
      of: 'class',
      name: shown?.kind === 'code' ? valueTables().codeText(shown.group, shown.code, 'patient', label) : label,
      values: text === undefined ? [] : [{ kind: 'text', text: withoutLabel(text, label) }],
    }
  })
  const shares = objectsOf(coverage['costToBeneficiary']).map(({ type, valueQuantity, valueMoney }): CardLine => {
    const amount =
      show(valueMoney, 'Money', 'Coverage.costToBeneficiary.valueMoney') ??
      show(valueQuantity, 'SimpleQuantity', 'Coverage.costToBeneficiary.valueQuantity')
    return { of: 'costToBeneficiary', name: conceptInWords(type, 'patient'), values: amount ? [amount] : [] }
  })
  return [...classes, ...shares].filter(({ values }) => values.length > 0)
}

/** Labels with values for the row of a record; empty for types without a reading of their own. */
export function rowFacts(type: RecordType, resource: Resource): readonly LabelledShown[] {
  if (type === 'Coverage') return insuranceRows(resource)
  const rows = rowsAt(type, resource, paths[type] ?? {}).filter(
    ({ label }) => label !== 'CarePlan.description' || !isMistake(resource),
  )
  // Nobody did what was not done, whoever is named in the record.
  return rows.filter(({ label }) => label !== 'Procedure.performer:undone')
}

/** The numbers on the card of a device, asked for before a scan or in a recall. */
export const cardFacts = (device: Resource): readonly LabelledShown[] => rowsAt('Device', device, card)

/** Where the steps of a care plan stand, in the order in which they are told. */
const standings = ['open', 'paused', 'done', 'stopped'] as const
export type Standing = (typeof standings)[number]

const standingOf: Readonly<Record<string, Standing | undefined>> = {
  'on-hold': 'paused',
  completed: 'done',
  cancelled: 'stopped',
  stopped: 'stopped',
}

type Said = readonly [standing: Standing, shown: readonly Shown[]]

/** A step of a care plan: its words and the record that it refers to; nothing of one that is a mistake. */
function stepOf({ detail, reference }: Json, not: (words: string) => string): readonly Said[] {
  const own = isObject(detail) ? detail : {}
  const status = firstCode(own['status']) ?? ''
  if (status === 'entered-in-error') return []
  const words = textOf(own['description']) ?? conceptText(own['code'])
  const linked = referenceOf(reference)
  return [
    [
      standingOf[status] ?? 'open',
      [
        ...(words === undefined
          ? []
          : [{ kind: 'text', text: own['doNotPerform'] === true ? not(words) : words } as const]),
        ...(linked ? [linked] : []),
      ],
    ],
  ]
}

/** The steps of a care plan by where each stands: what was done or called off is not still to be done. `not` words what shall not be done. Nothing of a plan that is a mistake. */
export function activitiesOf(plan: Resource, not: (words: string) => string): readonly Said[] {
  if (isMistake(plan)) return []
  const steps = objectsOf(plan['activity']).flatMap((activity) => stepOf(activity, not))
  return standings
    .map((standing) => [standing, steps.flatMap(([own, shown]) => (own === standing ? shown : []))] as const)
    .filter(([, shown]) => shown.length > 0)
}

export interface Reaction {
  readonly signs: string
  readonly severity: string | undefined
}

/** The reactions of an allergy: what was seen, and how severe it was (a code). */
export function reactionsOf(allergy: Resource): readonly Reaction[] {
  return objectsOf(allergy['reaction']).flatMap((reaction) => {
    const signs =
      listOf(reaction['manifestation'])
        .flatMap((sign) => conceptText(sign) ?? [])
        .join(', ') || textOf(reaction['description'])
    const severity = textOf(reaction['severity'])
    return signs === undefined && severity === undefined ? [] : [{ signs: signs ?? '', severity }]
  })
}

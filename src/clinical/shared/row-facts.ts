import { conceptText, firstCode } from '../../fhir/concept'
import { addressText, contactLink } from '../../fhir/contact'
import { isObject, objectsOf, textOf, type Json } from '../../lib/json'
import { referenceOf } from '../../fhir/reference'
import { show, type Datatype } from '../../fhir/show'
import { showTranslatedConcept, translatedConceptText } from '../../fhir/translated-concept'
import { coverageDetail } from '../../resources/detail/coverage'
import { isEnteredInError } from '../../resources/entered-in-error'
import { visitParticipants } from '../../resources/visit-participants'
import { detailLabelKey } from '../../resources/detail-label-key'
import { isLowRisk } from '../../resources/row-values'
import { reactionSigns } from '../../resources/reaction-signs'
import { withoutRepeatedPlace } from '../../resources/repeated-place'
import { valuesAtPath } from '../../resources/element-path'
import type { RecordType } from '../../contract'
import { isOfType, type Resource, type ResourceOf } from '../../fhir/resource'
import type { LabelledValues, DisplayValue } from '../../fhir/display-value'
import type { FormatContext } from '../../i18n/format-context'

type Paths = Readonly<Record<string, Datatype>>

/** Elements in a list row, in addition to name, status and date. */
const rowPaths: Partial<Record<RecordType, Paths>> = {
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

/** A row omits the use of a contact or address; the record's own page has it. */
function showShort(value: unknown, datatype: Datatype, label: string, format: FormatContext): DisplayValue | undefined {
  if (datatype === 'ContactPoint' && isObject(value)) return contactLink(value) ?? show(value, datatype, label, format)
  const address = datatype === 'Address' && isObject(value) ? addressText(value) : undefined
  return address === undefined ? show(value, datatype, label, format) : { kind: 'text', text: address }
}

const deviceCardPaths: Paths = {
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
const insuranceLabels = [
  'Coverage.type',
  'Coverage.period',
  'Coverage.relationship',
  'Coverage.subscriberId',
  MEMBER,
  'Coverage.network',
  'Coverage.order',
]

function rowsAt(type: RecordType, resource: Resource, table: Paths, format: FormatContext): readonly LabelledValues[] {
  return Object.entries(table).flatMap(([path, datatype]) => {
    // Rows show the performer without its function.
    const label = `${type}.${path === 'performer.actor' ? 'performer' : path}`
    const values =
      label === 'Encounter.participant.individual' && isOfType(resource, 'Encounter')
        ? visitParticipants(resource, format)
        : valuesAtPath(resource, path).flatMap((value) => showShort(value, datatype, label, format) ?? [])
    return values.length > 0 ? [{ label: detailLabelKey(label, resource), values }] : []
  })
}

function insuranceRows(coverage: ResourceOf<'Coverage'>, format: FormatContext): readonly LabelledValues[] {
  const rows = coverageDetail.sections(coverage, format).flatMap((section) => section.rows)
  const numbers = objectsOf(coverage.identifier).flatMap(({ value }) =>
    textOf(value) === undefined ? [] : [{ kind: 'text', text: textOf(value) ?? '', secret: true } as const],
  )
  const all =
    numbers.length > 0 ? [...rows.filter(({ label }) => label !== MEMBER), { label: MEMBER, values: numbers }] : rows
  return insuranceLabels.flatMap((label) => all.filter((row) => row.label === label))
}

/** A line of an insurance card: its name, as the plan calls it, and its value. */
export interface InsuranceCardLine {
  readonly element: 'class' | 'costToBeneficiary'
  readonly name: string | undefined
  readonly values: readonly DisplayValue[]
}

/** Avoids repeating the label, as in "RX BIN: RX BIN 000000". */
function withoutLabel(text: string, label: string | undefined): string {
  const rest =
    label !== undefined && text.toLowerCase().startsWith(label.toLowerCase())
      ? text.slice(label.length).replace(/^[\s:#-]+/, '')
      : text
  return rest === '' ? text : rest
}

/** Group, plan and cost shares as on an insurance card; exceptions to a share are on the record's own page. */
export function insuranceCardLines(
  coverage: ResourceOf<'Coverage'>,
  format: FormatContext,
): readonly InsuranceCardLine[] {
  const classes = objectsOf(coverage.class).map(({ type, value, name }): InsuranceCardLine => {
    const [number, title] = [textOf(value), textOf(name)]
    const text =
      number !== undefined && title !== undefined && !title.includes(number)
        ? `${title} (${number})`
        : (title ?? number)
    const label = conceptText(type, format)
    const shown = show(type, 'CodeableConcept', 'Coverage.class.type', format)
    return {
      element: 'class',
      name: shown?.kind === 'code' ? format.codeText(shown.group, shown.code, 'patient', label) : label,
      values: text === undefined ? [] : [{ kind: 'text', text: withoutLabel(text, label) }],
    }
  })
  const shares = objectsOf(coverage.costToBeneficiary).map(({ type, valueQuantity, valueMoney }): InsuranceCardLine => {
    const amount =
      show(valueMoney, 'Money', 'Coverage.costToBeneficiary.valueMoney', format) ??
      show(valueQuantity, 'SimpleQuantity', 'Coverage.costToBeneficiary.valueQuantity', format)
    return {
      element: 'costToBeneficiary',
      name: translatedConceptText(type, 'patient', format),
      values: amount ? [amount] : [],
    }
  })
  return [...classes, ...shares].filter(({ values }) => values.length > 0)
}

/** Labels with values for the row of a record; empty for types without a table. */
export function rowFacts(type: RecordType, resource: Resource, format: FormatContext): readonly LabelledValues[] {
  if (isOfType(resource, 'Coverage')) return insuranceRows(resource, format)
  const rows = rowsAt(type, resource, rowPaths[type] ?? {}, format).filter(
    ({ label }) =>
      (label !== 'CarePlan.description' || !isEnteredInError(resource)) &&
      (label !== 'AllergyIntolerance.criticality' || !isLowRisk(resource)),
  )
  // A procedure that was not done has no performer.
  return withoutRepeatedPlace(rows).filter(({ label }) => label !== 'Procedure.performer:undone')
}

/** The identifiers of a device, needed before a scan or in a recall. */
export const deviceCardFacts = (device: ResourceOf<'Device'>, format: FormatContext): readonly LabelledValues[] =>
  rowsAt('Device', device, deviceCardPaths, format)

/** States of care plan activities, in display order. */
const activityStates = ['open', 'paused', 'done', 'stopped'] as const
export type ActivityState = (typeof activityStates)[number]

const stateByStatus: Readonly<Record<string, ActivityState | undefined>> = {
  'on-hold': 'paused',
  completed: 'done',
  cancelled: 'stopped',
  stopped: 'stopped',
}

type ActivityGroup = readonly [state: ActivityState, shown: readonly DisplayValue[]]

/** An activity of a care plan: its text and its reference; empty when entered in error. */
function activityOf(
  { detail, reference }: Json,
  negate: (name: string) => string,
  format: FormatContext,
): readonly ActivityGroup[] {
  const { status: statusCode, description, code, doNotPerform } = isObject(detail) ? detail : ({} as Json)
  const status = firstCode(statusCode) ?? ''
  if (status === 'entered-in-error') return []
  const written = textOf(description)
  const named = written === undefined && doNotPerform !== true ? showTranslatedConcept(code, format) : undefined
  const name = written ?? conceptText(code, format)
  const linked = referenceOf(reference)
  return [
    [
      stateByStatus[status] ?? 'open',
      [
        ...(named?.kind === 'concept' ? [{ ...named, brief: true } as const] : []),
        ...(name === undefined || named?.kind === 'concept'
          ? []
          : [{ kind: 'text', text: doNotPerform === true ? negate(name) : name } as const]),
        ...(linked ? [linked] : []),
      ],
    ],
  ]
}

/** The activities of a care plan by state. `negate` formats an activity that must not be done. Empty when the plan was entered in error. */
export function activityGroups(
  plan: ResourceOf<'CarePlan'>,
  negate: (name: string) => string,
  format: FormatContext,
): readonly ActivityGroup[] {
  if (isEnteredInError(plan)) return []
  const activities = objectsOf(plan.activity).flatMap((activity) => activityOf(activity, negate, format))
  return activityStates
    .map(
      (state) =>
        [state, activities.flatMap(([activityState, shown]) => (activityState === state ? shown : []))] as const,
    )
    .filter(([, shown]) => shown.length > 0)
}

export interface AllergyReaction {
  readonly signs: readonly DisplayValue[]
  readonly severity: string | undefined
}

/** The reactions of an allergy: manifestations and severity code. */
export function allergyReactions(
  allergy: ResourceOf<'AllergyIntolerance'>,
  format: FormatContext,
): readonly AllergyReaction[] {
  return objectsOf(allergy.reaction).flatMap((reaction) => {
    const signs = reactionSigns(reaction, format)
    const severity = textOf(reaction['severity'])
    return signs.length === 0 && severity === undefined ? [] : [{ signs, severity }]
  })
}

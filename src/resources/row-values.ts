import { writtenDirectionsText, directionsOf, directionsText } from '../fhir/dosage'
import { isObject, listOf, objectsOf, textOf, type Json } from '../lib/json'
import { conceptText, firstCode } from '../fhir/concept'
import { formatDate } from '../fhir/format-date'
import { referenceOf } from '../fhir/reference'
import { showWith } from '../fhir/show-simple'
import { activeValueTables } from '../i18n/value-tables'
import { rowShowFunctions } from './row-show-functions'
import { descriptorOf } from './descriptors'
import { directionsStatusOf } from './request-kind'
import { visitParticipants } from './visit-participants'
import { valuesAtPath } from './element-path'
import type { DescribedType } from './define-descriptor'
import type { Resource } from '../fhir/resource'
import type { Shown } from '../fhir/shown'

/** Reasons, labelled as such: the reason for a visit must not read as a diagnosis. */
function reasonTextsOf(type: DescribedType, shown: readonly Shown[]): readonly Shown[] {
  return shown.map((value) =>
    value.kind === 'concept' ? { kind: 'text', text: activeValueTables().values.reason(type, value.text) } : value,
  )
}

/** Values of the descriptor's row fields. */
function fieldValuesOf(type: DescribedType, resource: Resource, except?: string): readonly Shown[] {
  const values = ([path, datatype]: readonly [string, keyof typeof rowShowFunctions]) =>
    valuesAtPath(resource, path).flatMap(
      (value) => showWith(rowShowFunctions[datatype], value, `${type}.${path}`) ?? [],
    )
  return descriptorOf(type)
    .rowFields.filter(([path]) => path !== except)
    .flatMap((field) => {
      if (field[0] === 'participant.individual') return visitParticipants(resource)
      return field[0] === 'reasonCode' ? reasonTextsOf(type, values(field)) : values(field)
    })
}

function directionsTextOf(dosage: Json, request: Resource, not: boolean, hasDied: boolean): string | undefined {
  const directions = directionsOf(dosage)
  if (!not)
    return directions
      ? activeValueTables().dosage.withContext[directionsStatusOf(request, hasDied)](directionsText(directions))
      : activeValueTables().dosage.unread
  // An order not to take a medicine gets no directions composed by this app.
  if (!directions || (directions.source === 'composed' && !directions.written)) return undefined
  return directions.written
    ? `${activeValueTables().dosage.doNotTake} ${writtenDirectionsText(directions.written)}`
    : directions.text
}

/** Reasons of the status as sent; shown first, next to the status. */
function statusReasons(resource: Resource): readonly Shown[] {
  const sent = ['', 'CodeableConcept', 'Reference'].flatMap((suffix) => listOf(resource[`statusReason${suffix}`]))
  const reasons = sent.flatMap((reason) => textOf(reason) ?? conceptText(reason) ?? referenceOf(reason)?.display ?? [])
  return reasons.map((reason) => ({ kind: 'text', text: activeValueTables().values.statusReason(reason) }))
}

/** Directions, in the past tense where they are over, then the reason; no reason for an order not to take, as it would read as an indication. */
function medicationRowValues(request: Resource, hasDied: boolean): readonly Shown[] {
  const not = request['doNotPerform'] === true
  const directions = listOf(request['dosageInstruction']).flatMap((dosage): readonly Shown[] => {
    const text = isObject(dosage) ? directionsTextOf(dosage, request, not, hasDied) : undefined
    return text === undefined ? [] : [{ kind: 'text', text }]
  })
  return not ? directions : [...directions, ...fieldValuesOf('MedicationRequest', request)]
}

/** True when the status of an allergy already names its high risk. */
const isRiskInStatus = (resource: Resource): boolean =>
  resource['criticality'] === 'high' &&
  !['inactive', 'resolved'].includes(firstCode(resource['clinicalStatus']) ?? '') &&
  firstCode(resource['verificationStatus']) !== 'refuted'

/** The risk unless the status names it, then each reaction with its severity. */
function allergyRowValues(allergy: Resource): readonly Shown[] {
  const reactions = objectsOf(allergy['reaction']).flatMap((reaction): readonly Shown[] => {
    const signs =
      listOf(reaction['manifestation'])
        .flatMap((sign) => conceptText(sign) ?? [])
        .join(', ') || textOf(reaction['description'])
    const severity = textOf(reaction['severity'])
    return [
      ...(signs === undefined ? [] : [{ kind: 'text', text: signs } as const]),
      ...(severity === undefined
        ? []
        : [{ kind: 'code', group: 'AllergyIntolerance.reaction.severity', code: severity } as const]),
    ]
  })
  return [...(isRiskInStatus(allergy) ? [] : fieldValuesOf('AllergyIntolerance', allergy)), ...reactions]
}

/** A team member with roles and end date. */
function memberText(participant: Json): string | undefined {
  const { locale, dosage } = activeValueTables()
  const { member, period } = participant
  const name = referenceOf(member)?.display
  const roles = listOf(participant['role']).flatMap((role) => conceptText(role) ?? [])
  const end = isObject(period) ? textOf(period['end']) : undefined
  const about = [
    ...roles,
    ...(end === undefined ? [] : [dosage.until(formatDate(end, { locale, style: 'patient' }).text)]),
  ]
  if (name === undefined) return about.length === 0 ? undefined : about.join(', ')
  return about.length === 0 ? name : `${name} (${about.join(', ')})`
}

function careTeamRowValues(team: Resource): readonly Shown[] {
  const members = objectsOf(team['participant']).flatMap((participant): readonly Shown[] => {
    const text = memberText(participant)
    return text === undefined ? [] : [{ kind: 'text', text }]
  })
  return [...members, ...fieldValuesOf('CareTeam', team)]
}

/** The author is part of the document's title, where it has one. */
const documentRowValues = (document: Resource): readonly Shown[] =>
  fieldValuesOf(
    'DocumentReference',
    document,
    descriptorOf('DocumentReference').isNamed(document) ? 'author' : undefined,
  )

/** All tests of an order but the first, which is its title. */
const orderRowValues = (order: Resource): readonly Shown[] =>
  objectsOf(order['item'])
    .slice(1)
    .flatMap((item) => conceptText(item['code']) ?? [])
    .map((text) => ({ kind: 'text', text }))

const rowValuesByType: Partial<Record<DescribedType, (resource: Resource, hasDied: boolean) => readonly Shown[]>> = {
  MedicationRequest: medicationRowValues,
  AllergyIntolerance: allergyRowValues,
  CareTeam: careTeamRowValues,
  DocumentReference: documentRowValues,
  DiagnosticOrder: orderRowValues,
}

/** The values below the title of a record in a row. Not part of the descriptors, which the first page needs earlier than this code. */
export function rowValuesOf(type: DescribedType, resource: Resource, hasDied = false): readonly Shown[] {
  // Records entered in error show no instructions.
  const values =
    /MedicationR|CarePlan/.test(type) && descriptorOf(type).listSection(resource) === 'void'
      ? []
      : (rowValuesByType[type]?.(resource, hasDied) ?? fieldValuesOf(type, resource))
  return type === 'Device' ? values : [...statusReasons(resource), ...values]
}

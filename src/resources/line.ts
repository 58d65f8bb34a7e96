import { asWritten, directionsOf, directionsText } from '../fhir/dosage'
import { isObject, listOf, objectsOf, textOf, type Json } from '../lib/json'
import { conceptText, firstCode } from '../fhir/concept'
import { formatDate } from '../fhir/format-date'
import { referenceOf } from '../fhir/reference'
import { showBy } from '../fhir/show-simple'
import { valueTables } from '../i18n/value-tables'
import { lineShows } from './line-shows'
import { describe } from './registry'
import { directionsAre } from './request-kind'
import { visitPeople } from './visit-people'
import { walk } from './walk'
import type { DescribedType } from './define'
import type { Resource } from '../fhir/resource'
import type { Shown } from '../fhir/shown'

/** Why a record came to be, said as that: of a visit for palpitations nobody shall read that the person has an illness. */
function reasonsOf(type: DescribedType, shown: readonly Shown[]): readonly Shown[] {
  return shown.map((one) =>
    one.kind === 'concept' ? { kind: 'text', text: valueTables().values.reason(type, one.text) } : one,
  )
}

/** The values of the elements that the descriptor names. */
function fieldsOf(type: DescribedType, resource: Resource, except?: string): readonly Shown[] {
  const values = ([path, datatype]: readonly [string, keyof typeof lineShows]) =>
    walk(resource, path).flatMap((value) => showBy(lineShows[datatype], value, `${type}.${path}`) ?? [])
  return describe(type)
    .lineFields.filter(([path]) => path !== except)
    .flatMap((field) => {
      if (field[0] === 'participant.individual') return visitPeople(resource)
      return field[0] === 'reasonCode' ? reasonsOf(type, values(field)) : values(field)
    })
}

function directionsLine(dosage: Json, request: Resource, not: boolean, hasDied: boolean): string | undefined {
  const directions = directionsOf(dosage)
  if (!not)
    return directions
      ? valueTables().dosage.asThey[directionsAre(request, hasDied)](directionsText(directions))
      : valueTables().dosage.unread
  // An order not to take a medicine gets no directions put together by this app but that one.
  if (!directions || (directions.source === 'composed' && !directions.written)) return undefined
  return directions.written ? `${valueTables().dosage.doNotTake} ${asWritten(directions.written)}` : directions.text
}

/** Why a record was paused, stopped or not done, in its own words: first of all, as it belongs to the status. */
function statusReasons(resource: Resource): readonly Shown[] {
  const sent = ['', 'CodeableConcept', 'Reference'].flatMap((suffix) => listOf(resource[`statusReason${suffix}`]))
  const reasons = sent.flatMap((reason) => textOf(reason) ?? conceptText(reason) ?? referenceOf(reason)?.display ?? [])
  return reasons.map((reason) => ({ kind: 'text', text: valueTables().values.why(reason) }))
}

/** Directions, told as past where they are, then what the medicine is for; of an order not to take it no reason, which would read as what it is for. */
function medicineLine(request: Resource, hasDied: boolean): readonly Shown[] {
  const not = request['doNotPerform'] === true
  const directions = listOf(request['dosageInstruction']).flatMap((dosage): readonly Shown[] => {
    const text = isObject(dosage) ? directionsLine(dosage, request, not, hasDied) : undefined
    return text === undefined ? [] : [{ kind: 'text', text }]
  })
  return not ? directions : [...directions, ...fieldsOf('MedicationRequest', request)]
}

/** A high risk is a part of what became of an allergy, unless that is over. */
const saysRisk = (resource: Resource): boolean =>
  resource['criticality'] === 'high' &&
  !['inactive', 'resolved'].includes(firstCode(resource['clinicalStatus']) ?? '') &&
  firstCode(resource['verificationStatus']) !== 'refuted'

/** The risk where it is not said already, then each reaction with how severe it was. */
function allergyLine(allergy: Resource): readonly Shown[] {
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
  return [...(saysRisk(allergy) ? [] : fieldsOf('AllergyIntolerance', allergy)), ...reactions]
}

/** One member with what the person does in the team, and until when: names and roles in two lists would leave open whose is whose. */
function memberText(participant: Json): string | undefined {
  const { locale, dosage } = valueTables()
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

function teamLine(team: Resource): readonly Shown[] {
  const members = objectsOf(team['participant']).flatMap((participant): readonly Shown[] => {
    const text = memberText(participant)
    return text === undefined ? [] : [{ kind: 'text', text }]
  })
  return [...members, ...fieldsOf('CareTeam', team)]
}

/** Who wrote a document stands in its name, where it has one. */
const documentLine = (document: Resource): readonly Shown[] =>
  fieldsOf('DocumentReference', document, describe('DocumentReference').isNamed(document) ? 'author' : undefined)

/** An order is named by its first test: here are the others. */
const orderLine = (order: Resource): readonly Shown[] =>
  objectsOf(order['item'])
    .slice(1)
    .flatMap((item) => conceptText(item['code']) ?? [])
    .map((text) => ({ kind: 'text', text }))

const own: Partial<Record<DescribedType, (resource: Resource, hasDied: boolean) => readonly Shown[]>> = {
  MedicationRequest: medicineLine,
  AllergyIntolerance: allergyLine,
  CareTeam: teamLine,
  DocumentReference: documentLine,
  DiagnosticOrder: orderLine,
}

/** What stands below the name of a record in a row. Apart from the descriptors: it is much code, and the first page needs the descriptors before it has a row. */
export function lineOf(type: DescribedType, resource: Resource, hasDied = false): readonly Shown[] {
  // Nothing in a record that was entered by mistake is an instruction.
  const said =
    /MedicationR|CarePlan/.test(type) && describe(type).place(resource) === 'void'
      ? []
      : (own[type]?.(resource, hasDied) ?? fieldsOf(type, resource))
  return type === 'Device' ? said : [...statusReasons(resource), ...said]
}

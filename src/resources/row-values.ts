import { isObject, listOf, objectsOf, textOf, type Json } from '../lib/json'
import { conceptText, firstCode, showConcept } from '../fhir/concept'
import { directionsValue } from '../fhir/dosage'
import { formatDate } from '../fhir/format-date'
import { referenceOf } from '../fhir/reference'
import { translatedConceptText } from '../fhir/translated-concept'
import { showWith } from '../fhir/show-simple'
import { rowShowFunctions } from './row-show-functions'
import { descriptorOf } from './descriptors'
import { dosageSteps, forbiddenDirections, isStepwise, stepsText, stepText } from './request-directions'
import { directionsStatusOf } from './request-kind'
import { reactionSigns } from './reaction-signs'
import { visitParticipants } from './visit-participants'
import { valuesAtPath } from './element-path'
import type { RecordType } from '../contract'
import type { DescribedType } from './define-descriptor'
import { isOfType, type Resource, type ResourceOf } from '../fhir/resource'
import type { DisplayValue } from '../fhir/display-value'
import type { FormatContext } from '../i18n/format-context'

/** Reasons, labelled as such: the reason for a visit must not read as a diagnosis. */
function reasonTextsOf(
  type: DescribedType,
  shown: readonly DisplayValue[],
  format: FormatContext,
): readonly DisplayValue[] {
  return shown.map((value) =>
    value.kind === 'concept' ? { ...value, before: format.values.reason(type, '').trimEnd() } : value,
  )
}

/** Values of the descriptor's row fields. */
function fieldValuesOf(
  type: DescribedType,
  resource: Resource,
  format: FormatContext,
  except?: string,
): readonly DisplayValue[] {
  const values = ([path, datatype]: readonly [string, keyof typeof rowShowFunctions]) =>
    valuesAtPath(resource, path).flatMap(
      (value) => showWith(rowShowFunctions[datatype], value, `${type}.${path}`, format) ?? [],
    )
  return descriptorOf(type)
    .rowFields.filter(([path]) => path !== except)
    .flatMap((field) => {
      if (field[0] === 'participant.individual' && isOfType(resource, 'Encounter'))
        return visitParticipants(resource, format)
      return field[0] === 'reasonCode' ? reasonTextsOf(type, values(field), format) : values(field)
    })
}

/** Reasons of the status as sent; shown first, next to the status. */
function statusReasons(resource: Resource, format: FormatContext): readonly DisplayValue[] {
  const sent = ['', 'CodeableConcept', 'Reference'].flatMap((suffix) => listOf(resource[`statusReason${suffix}`]))
  const reasons = sent.flatMap((reason): readonly DisplayValue[] => {
    const text = textOf(reason) ?? referenceOf(reason)?.display
    if (text !== undefined) return [{ kind: 'text', text, before: format.values.statusReason }]
    const shown = showConcept(reason, format)
    return shown?.kind === 'concept' ? [{ ...shown, before: format.values.statusReason }] : []
  })
  return reasons
}

/** A value after a label in the reader's language. */
const withLabel = (label: string, value: DisplayValue): DisplayValue =>
  value.kind === 'text' && label.trim() !== '' ? { ...value, before: label.trim() } : value

/** Directions, in the past tense where they are over, then the reason; no reason for an order not to take, as it would read as an indication. */
function medicationRowValues(
  request: ResourceOf<'MedicationRequest'>,
  format: FormatContext,
  hasDied: boolean,
): readonly DisplayValue[] {
  const not = request.doNotPerform === true
  const steps = dosageSteps(request, format)
  if (not) return steps.flatMap((step) => forbiddenDirections(step, format))
  const status = directionsStatusOf(request, hasDied)
  const inContext = (step: string): DisplayValue => ({ kind: 'text', text: format.dosage.withContext[status](step) })
  // Steps that follow each other are one text, so that none reads as a second dose.
  const directions = isStepwise(steps)
    ? [inContext(stepsText(steps, format))]
    : steps.map((step) =>
        step.directions?.language === undefined
          ? inContext(stepText(step, format))
          : withLabel(format.dosage.withContext[status](''), directionsValue(step.directions, format)),
      )
  return [...directions, ...fieldValuesOf('MedicationRequest', request, format)]
}

/** True for an allergy that the record marks as of low risk. */
export const isLowRisk = (resource: Resource): boolean =>
  isOfType(resource, 'AllergyIntolerance') && textOf(resource.criticality)?.trim().toLowerCase() === 'low'

/** True for a risk that rows do not name: a high one that the status names, and a low one, which only the record's own page has, as it would be read as a comfort. */
const isRiskOmitted = (allergy: ResourceOf<'AllergyIntolerance'>): boolean =>
  isLowRisk(allergy) ||
  (allergy.criticality === 'high' &&
    !['inactive', 'resolved'].includes(firstCode(allergy.clinicalStatus) ?? '') &&
    firstCode(allergy.verificationStatus) !== 'refuted')

/** The risk unless rows omit it, then each reaction with its severity. */
function allergyRowValues(allergy: ResourceOf<'AllergyIntolerance'>, format: FormatContext): readonly DisplayValue[] {
  const reactions = objectsOf(allergy.reaction).flatMap((reaction): readonly DisplayValue[] => {
    const signs = reactionSigns(reaction, format)
    const severity = textOf(reaction['severity'])
    return [
      ...signs,
      ...(severity === undefined
        ? []
        : [{ kind: 'code', group: 'AllergyIntolerance.reaction.severity', code: severity } as const]),
    ]
  })
  return [...(isRiskOmitted(allergy) ? [] : fieldValuesOf('AllergyIntolerance', allergy, format)), ...reactions]
}

/** A team member with roles and end date. */
function memberText(participant: Json, format: FormatContext): string | undefined {
  const { dosage } = format
  const { member, period } = participant
  const name = referenceOf(member)?.display
  const roles = listOf(participant['role']).flatMap((role) => translatedConceptText(role, 'patient', format) ?? [])
  const end = isObject(period) ? textOf(period['end']) : undefined
  const about = [
    ...roles,
    ...(end === undefined ? [] : [dosage.until(formatDate(end, { format, style: 'patient' }).text)]),
  ]
  if (name === undefined) return about.length === 0 ? undefined : about.join(', ')
  return about.length === 0 ? name : `${name} (${about.join(', ')})`
}

function careTeamRowValues(team: ResourceOf<'CareTeam'>, format: FormatContext): readonly DisplayValue[] {
  const members = objectsOf(team.participant).flatMap((participant): readonly DisplayValue[] => {
    const text = memberText(participant, format)
    return text === undefined ? [] : [{ kind: 'text', text }]
  })
  return [...members, ...fieldValuesOf('CareTeam', team, format)]
}

/** The author is part of the document's title, where it has one. */
const documentRowValues = (document: ResourceOf<'DocumentReference'>, format: FormatContext): readonly DisplayValue[] =>
  fieldValuesOf(
    'DocumentReference',
    document,
    format,
    descriptorOf('DocumentReference').isNamed(document, format) ? 'author' : undefined,
  )

/** All tests of an order but the first, which is its title. */
const orderRowValues = (order: ResourceOf<'DiagnosticOrder'>, format: FormatContext): readonly DisplayValue[] =>
  objectsOf(order.item)
    .slice(1)
    .flatMap((item) => conceptText(item['code'], format) ?? [])
    .map((text) => ({ kind: 'text', text }))

/** What a relative had, each after the name of the relative: alone it would read as a condition of the person. */
function familyRowValues(history: ResourceOf<'FamilyMemberHistory'>, format: FormatContext): readonly DisplayValue[] {
  const relative = translatedConceptText(history.relationship, 'patient', format) ?? textOf(history.name)
  if (relative === undefined) return []
  return objectsOf(history.condition).flatMap(({ code }): readonly DisplayValue[] => {
    const shown = showConcept(code, format)
    return shown?.kind === 'concept' ? [{ ...shown, before: `${relative}:` }] : []
  })
}

/** Directions only of what is taken. */
const statementRowValues = (
  statement: ResourceOf<'MedicationStatement'>,
  format: FormatContext,
): readonly DisplayValue[] => [
  ...(statement.status === 'active' ? writtenDirections(statement) : []).map((text): DisplayValue => ({
    kind: 'text',
    text,
  })),
  ...fieldValuesOf('MedicationStatement', statement, format),
]

/** The directions of a statement as somebody wrote them. */
export const writtenDirections = ({ dosage }: ResourceOf<'MedicationStatement'>): readonly string[] =>
  objectsOf(dosage).flatMap(({ text }) => textOf(text) ?? [])

type RowValues<R> = (resource: R, format: FormatContext, hasDied: boolean) => readonly DisplayValue[]

const rowValuesByType: { readonly [T in RecordType]?: RowValues<ResourceOf<T>> } & { readonly Provenance?: never } = {
  MedicationRequest: medicationRowValues,
  AllergyIntolerance: allergyRowValues,
  CareTeam: careTeamRowValues,
  DocumentReference: documentRowValues,
  DiagnosticOrder: orderRowValues,
  FamilyMemberHistory: familyRowValues,
  MedicationStatement: statementRowValues,
}

/** The values below the title of a record in a row. Not part of the descriptors, which the first page needs earlier than this code. */
export function rowValuesOf(
  type: DescribedType,
  resource: Resource,
  format: FormatContext,
  hasDied = false,
): readonly DisplayValue[] {
  // The record has the type of the function, which the compiler cannot tell.
  const valuesOf = rowValuesByType[type] as RowValues<Resource> | undefined
  // Records entered in error show no instructions.
  const values =
    /MedicationR|CarePlan/.test(type) && descriptorOf(type).listSection(resource) === 'enteredInError'
      ? []
      : (valuesOf?.(resource, format, hasDied) ?? fieldValuesOf(type, resource, format))
  return type === 'Device' ? values : [...statusReasons(resource, format), ...values]
}

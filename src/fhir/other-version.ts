import { isObject, textOf, type Json } from '../lib/json'

type Change = (resource: Json) => Json

/** Copies an element to the one that R4 has for it, unless that is there too. */
const rename =
  (from: string, to: string, read: (value: unknown) => unknown = (value) => value): Change =>
  (resource) => {
    const value = read(resource[from])
    if (resource[from] === undefined || value === undefined || resource[to] !== undefined) return resource
    return Object.fromEntries(
      Object.entries(resource).map(([element, sent]) => (element === from ? [to, value] : [element, sent])),
    )
  }

/** Replaces a status; one that is entered in error stays. */
const withStatus = (resource: Json, status: string): Json =>
  resource['status'] === 'entered-in-error' ? resource : { ...resource, status }

/** Sets the status that R4 has in place of an element that turns the record round; the element stays. */
const reverse =
  (elements: readonly string[], status: string): Change =>
  (resource) =>
    elements.some((element) => resource[element] === true) ? withStatus(resource, status) : resource

const renameStatus =
  (from: string, to: string): Change =>
  (resource) =>
    resource['status'] === from ? withStatus(resource, to) : resource

const memberOf = (name: string) => (value: unknown) => (isObject(value) ? value[name] : undefined)
const firstCoding = (value: unknown): unknown =>
  Array.isArray(value) && isObject(value[0]) && Array.isArray(value[0]['coding']) ? value[0]['coding'][0] : undefined
const asNote = (value: unknown) => (textOf(value) === undefined ? undefined : [{ text: value }])

const dstu2Criticality: Readonly<Record<string, string>> = { CRITL: 'low', CRITH: 'high', CRITU: 'unable-to-assess' }

/** `medication` of R5: a concept or a reference. */
const medicine: readonly Change[] = [
  (resource) =>
    isObject(resource['medication']) && resource['medication']['concept'] !== undefined
      ? rename('medication', 'medicationCodeableConcept', memberOf('concept'))(resource)
      : rename('medication', 'medicationReference', memberOf('reference'))(resource),
]

/**
 * What DSTU2, STU3 and R5 call differently, by type, with the elements that turn a record round ("isModifier" in their versions).
 * http://hl7.org/fhir/DSTU2, /STU3 and /R5, page of each type.
 */
const changesByType: Readonly<Record<string, readonly Change[]>> = {
  AllergyIntolerance: [
    rename('substance', 'code'),
    rename('assertedDate', 'recordedDate'),
    (resource) => {
      const criticality = dstu2Criticality[textOf(resource['criticality']) ?? '']
      return criticality === undefined ? resource : { ...resource, criticality }
    },
  ],
  Condition: [rename('dateRecorded', 'recordedDate'), rename('assertedDate', 'recordedDate')],
  Encounter: [
    rename('actualPeriod', 'period'),
    renameStatus('completed', 'finished'),
    (resource) => {
      const coding = firstCoding(resource['class'])
      return coding === undefined || (Array.isArray(resource['class']) && resource['class'].length > 1)
        ? resource
        : { ...resource, class: coding }
    },
  ],
  Immunization: [reverse(['notGiven', 'wasNotGiven'], 'not-done'), rename('date', 'occurrenceDateTime')],
  MedicationDispense: [reverse(['notDone'], 'declined'), ...medicine],
  MedicationRequest: medicine,
  Observation: [rename('comment', 'note', asNote), rename('comments', 'note', asNote)],
  Procedure: [
    reverse(['notPerformed', 'notDone'], 'not-done'),
    rename('reasonNotPerformed', 'statusReason', (value) => (Array.isArray(value) ? value[0] : value)),
    rename('notDoneReason', 'statusReason'),
    rename('occurrenceDateTime', 'performedDateTime'),
    rename('occurrencePeriod', 'performedPeriod'),
  ],
}

const statusWords: Readonly<Record<string, string>> = {
  descartado: 'refuted',
  descartada: 'refuted',
  refutado: 'refuted',
  confirmado: 'confirmed',
  confirmada: 'confirmed',
  activo: 'active',
  activa: 'active',
  inactivo: 'inactive',
  inactiva: 'inactive',
  resuelto: 'resolved',
  resuelta: 'resolved',
}
const STATUS_CODES =
  /^(?:active|recurrence|relapse|inactive|remission|resolved|unconfirmed|provisional|differential|presumed|confirmed|refuted|entered-in-error)$/

/** The code for a clinical or verification status written as a word or in capitals, such as "Entered In Error". */
function statusCodeOf(value: unknown): string | undefined {
  const code = (textOf(value) ?? '')
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
  const translated = Object.hasOwn(statusWords, code) ? (statusWords[code] ?? code) : code
  return STATUS_CODES.test(translated) ? translated : undefined
}

/** A clinical or verification status as a CodeableConcept with a code in lower case. DSTU2 and STU3 have a code alone. */
function statusConcept(value: unknown): unknown {
  if (typeof value === 'string') {
    const code = statusCodeOf(value)
    return code === undefined ? value : { coding: [{ code }] }
  }
  if (!isObject(value)) return value
  const codings: readonly unknown[] = Array.isArray(value['coding']) ? value['coding'] : []
  const read = codings.map((coding) => {
    const code = isObject(coding) ? statusCodeOf(coding['code'] ?? coding['display']) : undefined
    return isObject(coding) && code !== undefined && code !== coding['code'] ? { ...coding, code } : coding
  })
  const byText = codings.length === 0 ? statusCodeOf(value['text']) : undefined
  if (byText !== undefined) return { ...value, coding: [{ code: byText }] }
  return read.every((coding, index) => coding === codings[index]) ? value : { ...value, coding: read }
}

const statusConcepts: Change = (resource) =>
  ['clinicalStatus', 'verificationStatus'].reduce((current, element) => {
    const read = statusConcept(current[element])
    return read === current[element] ? current : { ...current, [element]: read }
  }, resource)

const CODED_STATUSES = ['status', 'intent', 'lifecycleStatus', 'docStatus']

/** Status codes in lower case: R4 has no others. */
const lowerCaseStatuses: Change = (resource) =>
  CODED_STATUSES.reduce((current, element) => {
    const sent = current[element]
    if (typeof sent !== 'string' || !/[A-Z]/.test(sent) || !/^[A-Za-z][A-Za-z _-]*$/.test(sent)) return current
    return { ...current, [element]: sent.toLowerCase().replace(/[ _]+/g, '-') }
  }, resource)

/**
 * A resource with the elements and codes of R4 where it has those of DSTU2, STU3 or R5, or codes in capitals. An element that turns the record round
 * and has no place in R4 stays as it is. Returns the same object where nothing changes.
 */
export function asR4(resource: Json): Json {
  const { resourceType } = resource
  const own =
    typeof resourceType === 'string' && Object.hasOwn(changesByType, resourceType)
      ? changesByType[resourceType]
      : undefined
  const isStatusConcept = resourceType === 'Condition' || resourceType === 'AllergyIntolerance'
  return [lowerCaseStatuses, ...(isStatusConcept ? [statusConcepts] : []), ...(own ?? [])].reduce(
    (current, change) => change(current),
    resource,
  )
}

import { codingsOf, conceptDisplay } from '../fhir/concept'
import { firstNarrativeLine } from '../fhir/narrative'
import { referenceOf } from '../fhir/reference'
import { isObject, objectsOf, textOf } from '../lib/json'
import { canBeName } from '../lib/matched-text'
import { memoizeByObject } from '../lib/memoize'
import type { Resource } from '../fhir/resource'
import type { FormatContext } from '../i18n/format-context'

/** What a denial is about: allergies of any or one kind, or the records of another type. */
export type DeniedSubject =
  | 'allergy'
  | 'drugAllergy'
  | 'foodAllergy'
  | 'environmentAllergy'
  | 'problem'
  | 'medicine'
  | 'vaccine'
  | 'procedure'
  | 'device'

/** Why a record names nothing: there is none, nobody asked or looked, it could not be found out, nothing is known, or what its own words say. */
export type DenialReason = 'none' | 'notAsked' | 'notReviewed' | 'notObtained' | 'noInformation' | 'asWritten'

/** A record that names no allergy, condition, medicine, vaccine, procedure or device, although its type is for one. */
export interface Denial {
  readonly reason: DenialReason
  readonly subject: DeniedSubject
}

/** The types that a denial can be written as: where it is written, and what it is about if its words do not say. */
const ELEMENTS: Readonly<Record<string, readonly [element: string, subject: DeniedSubject]>> = {
  AllergyIntolerance: ['code', 'allergy'],
  Condition: ['code', 'problem'],
  MedicationRequest: ['medicationCodeableConcept', 'medicine'],
  MedicationDispense: ['medicationCodeableConcept', 'medicine'],
  Immunization: ['vaccineCode', 'vaccine'],
  Procedure: ['code', 'procedure'],
  Device: ['type', 'device'],
}

/**
 * SNOMED CT situations (value set "Absent or Unknown" of the International Patient Summary, and US Core AllergyIntolerance), the code of
 * CVX for no vaccine, and, by the words that they are made of, the codes of the International Patient Summary.
 */
const BY_CODE: Readonly<Record<string, readonly [DenialReason, DeniedSubject]>> = {
  '716186003': ['none', 'allergy'],
  '160244002': ['none', 'allergy'],
  '409137002': ['none', 'drugAllergy'],
  '429625007': ['none', 'foodAllergy'],
  '428607008': ['none', 'environmentAllergy'],
  '1631000175102': ['notAsked', 'allergy'],
  '160245001': ['none', 'problem'],
  '787481004': ['none', 'medicine'],
  '787482006': ['none', 'vaccine'],
  '787480003': ['none', 'procedure'],
  '787483001': ['none', 'device'],
  '998': ['none', 'vaccine'],
}
/** Codes of CVX are short numbers that other systems use too. */
const isDenialCode = ({ system, code = '' }: { readonly system?: string; readonly code?: string }): boolean =>
  Object.hasOwn(BY_CODE, code) && (code.length > 3 || system?.endsWith('/cvx') === true)
const IPS_CODE = /^no-(?:known-[a-z-]+|(?:allergy|device|immunization|medication|problem|procedure)-info)$/

const wordPattern = (words: string): RegExp => new RegExp(`^(?:${words})$`)

/** English and Spanish, without accents. */
const NEGATIVE = wordPattern(
  'no|not|none|nil|nothing|without|negative|den(?:ies|ied)|unable|cannot|nk[adfm]|nk[dfm]a|n/a|sin|niega|nadie|ningun[oa]?s?',
)
/** Words of other languages, for records whose code is a denial. */
const NEGATIVE_ELSEWHERE = wordPattern('kein(?:e|en)?|aucune?|pas|nessun[oa]?|nenhuma?|geen|inge[nt]|inga|brak')
const FILLER = wordPattern(
  'any|known|current(?:ly)?|active|relevant|significant|past|history|hx|on|in|of|for|to|the|at|this|time|or|and|have|has|been|is|are|there|listed|noted|stated|identified|found|present|use|taking|prescribed|therapy|patient|pt|reports?|states|health|medical|asked|about|nobody|could|obtain(?:ed)?|assess(?:ed)?|determined?|review(?:ed)?|info(?:rmation)?|data|available|file|records?|recorded|document(?:ed)?|se|le|ha|han|conocen?|conocid[oa]s?|refiere|tiene|tener|toma|hay|que|sobre|por|el|la|los|las|al?|de|en|ni|y|o|actual(?:es)?|paciente|salud|pregunt(?:o|ado)|revis(?:o|aron|ad[oa]s?)|pud(?:o|ieron)|obtener|datos|informacion|registrad[oa]s?',
)
const REASONS: readonly (readonly [RegExp, DenialReason])[] = [
  [/\b(?:not|nobody) (?:has |been )*asked\b|\b(?:nadie|no se(?: le)?) (?:ha )?pregunt/, 'notAsked'],
  [/\bnot (?:been )?reviewed\b|\bno (?:se )?(?:han? )?(?:sido )?revis/, 'notReviewed'],
  [/\b(?:unable|cannot|could not|not (?:been )?(?:obtained|assessed|determined))\b|\bno se pud/, 'notObtained'],
  [
    /\bnot (?:been )?(?:on (?:file|record)|documented|recorded|available)\b|\b(?:no|sin)\b.{0,200}? (?:info(?:rmation)?|data|datos|informacion)\b|\bno (?:esta )?registrad/,
    'noInformation',
  ],
]
const ALLERGY = wordPattern('allerg(?:y|ies|ic)|alergi(?:a|as|co|ca)|nk[adfm]|nk[dfm]a')
const SUBJECTS: readonly (readonly [RegExp, DeniedSubject, ofAllergy?: DeniedSubject])[] = [
  [
    wordPattern('drugs?|med(?:s|ications?|icines?|icinas?|icamentos?|icacion)|farmacos?|nk[dm]a'),
    'medicine',
    'drugAllergy',
  ],
  [wordPattern('foods?|alimentos?|alimentarias?|nkfa'), 'medicine', 'foodAllergy'],
  [wordPattern('environmental|ambiental(?:es)?'), 'medicine', 'environmentAllergy'],
  [
    wordPattern('problems?|conditions?|disability|disease|illness(?:es)?|diagnos[ie]s|problemas?|enfermedad(?:es)?'),
    'problem',
  ],
  [wordPattern('immuni[sz]ations?|vaccin(?:es?|ations?)|vacunas?|inmunizaciones'), 'vaccine'],
  [wordPattern('procedures?|surger(?:y|ies)|surgical|operations?|cirugias?|procedimientos?|operaciones'), 'procedure'],
  [wordPattern('devices?|implant(?:s|ed)?|dispositivos?|implantes?'), 'device'],
]

/** Words that limit the denial: what they name is an allergy, or another thing that the person has. */
const EXCEPTION =
  /\b(?:except\w*|but|other than|besides|aside from|apart from|only|unless|however|although|excepcion|salvo|pero|menos|aunque|solo)\b/
/** The start of a sentence that denies what its other words name. */
const NEGATIVE_START =
  /^(?:(?:the )?(?:patient|pt|paciente) )?(?:no known (?!cause|reason|origin)|den(?:ies|ied) |negative for |no (?:family |past |personal )?history of |no (?:evidence|signs?) of |niega |sin antecedentes de |no hay evidencia de )[\p{L}\p{N} '/()-]{1,80}$/u
const NEGATIVE_SITUATION = /^(?:no (?!longer)|absence of )[\p{L}\p{N} '/-]{1,80}\(situation\)$/u

/** In lower case, without accents, "- verified" or "reviewed" at the end, and final punctuation. */
const normalizedText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[-–—,;:(]\s{0,5}(?:verified|reviewed|confirmed|verificado|revisado|confirmado)\)?$/, '')
    .trimEnd()
    .replace(/(?<![.!])[.!]+$/, '')
    .trim()

const wordsOf = (text: string): readonly string[] =>
  text
    .replace(/\((?:situation|finding|disorder)\)$/, '')
    .split(/[^\p{L}\p{N}/]+/u)
    .filter((word) => word !== '')

/** What words of a denial are about; undefined when they name several things. */
function subjectOfWords(words: readonly string[], otherwise: DeniedSubject): DeniedSubject | undefined {
  const isAllergy = words.some((word) => ALLERGY.test(word)) || otherwise === 'allergy'
  const subjects = SUBJECTS.flatMap(([pattern, subject, ofAllergy]) =>
    words.some((word) => pattern.test(word)) ? [(isAllergy ? ofAllergy : undefined) ?? subject] : [],
  )
  if (subjects.length > 1) return undefined
  return subjects[0] ?? (isAllergy ? 'allergy' : otherwise)
}

function denialByText(raw: string, otherwise: DeniedSubject): Denial | undefined {
  const text = normalizedText(raw)
  if (EXCEPTION.test(text)) return undefined
  const words = wordsOf(text)
  const isUnderstood = words.every(
    (word) =>
      [NEGATIVE, FILLER, ALLERGY].some((pattern) => pattern.test(word)) ||
      SUBJECTS.some(([pattern]) => pattern.test(word)),
  )
  if (isUnderstood && words.some((word) => NEGATIVE.test(word))) {
    const subject = subjectOfWords(words, otherwise)
    const reason = REASONS.find(([pattern]) => pattern.test(text))?.[1] ?? 'none'
    return subject === undefined ? { reason: 'asWritten', subject: otherwise } : { reason, subject }
  }
  return NEGATIVE_START.test(text) || NEGATIVE_SITUATION.test(text)
    ? { reason: 'asWritten', subject: otherwise }
    : undefined
}

function denialByIpsCode(code: string | undefined, otherwise: DeniedSubject): Denial | undefined {
  return code !== undefined && IPS_CODE.test(code) ? denialByText(code.replaceAll('-', ' '), otherwise) : undefined
}

/** Code systems of which every other code names a medicine or a vaccine. */
const PRODUCT_SYSTEM = /rxnorm$|\/sid\/(?:ndc|cvx)$/

/** True for a text that may say the same as the code of a denial, in whatever language. */
function canDeny(raw: string): boolean {
  const text = normalizedText(raw)
  return (
    !EXCEPTION.test(text) &&
    !/[,;:]/.test(text) &&
    wordsOf(text).some((word) => NEGATIVE.test(word) || NEGATIVE_ELSEWHERE.test(word))
  )
}

/** The texts that name what a record is about; a code in place of a text is none. */
function textsOf(resource: Resource, concept: unknown): readonly string[] {
  const codings = codingsOf(concept)
  return [
    isObject(concept) ? textOf(concept['text']) : undefined,
    ...codings.map(({ display }) => display),
    ...objectsOf(resource['deviceName']).map(({ name }) => textOf(name)),
    referenceOf(resource['medicationReference'])?.display,
  ].filter((text): text is string => text !== undefined && !codings.some(({ code }) => code === text))
}

/** The concept of the record, else that of the Medication inside it. */
function conceptOf(resource: Resource, element: string): unknown {
  return (
    resource[element] ??
    ('medicationReference' in resource
      ? objectsOf(resource['contained']).find(({ resourceType }) => resourceType === 'Medication')?.['code']
      : undefined)
  )
}

/**
 * What a record denies: "no known allergies", "none", "unable to obtain", "not reviewed" and the like, by code or text, in English and Spanish.
 * Undefined where any of its texts or codes names a thing, and for other types.
 */
export const denialOf = memoizeByObject((resource: Resource): Denial | undefined => {
  const [element, subject] = Object.hasOwn(ELEMENTS, resource.resourceType)
    ? (ELEMENTS[resource.resourceType] ?? [])
    : []
  if (element === undefined || subject === undefined) return undefined
  const concept = conceptOf(resource, element)
  const codings = codingsOf(concept)
  const coded = codings.find(isDenialCode)?.code
  const [reason, about] = (coded === undefined ? undefined : BY_CODE[coded]) ?? []
  const byCode: Denial | undefined =
    reason === undefined || about === undefined
      ? codings.map(({ code }) => denialByIpsCode(code, subject)).find((each) => each !== undefined)
      : { reason, subject: about }
  if (codings.some((coding) => PRODUCT_SYSTEM.test(coding.system ?? '') && !isDenialCode(coding))) return undefined
  const texts = textsOf(resource, concept)
  if (!texts.every(canBeName)) return undefined
  const isUnnamed = texts.length === 0 && codings.length === 0 && !('medicationReference' in resource)
  const narrative = isUnnamed ? firstNarrativeLine(resource) : undefined
  const denials = (narrative === undefined ? texts : [narrative]).map(
    (text) => denialByText(text, subject) ?? (byCode !== undefined && canDeny(text) ? byCode : undefined),
  )
  return denials.includes(undefined) ? undefined : (byCode ?? denials[0])
})

/** The denial as a sentence that cannot be mistaken for a thing that the person has; undefined for other records. */
export function denialText(resource: Resource, format: FormatContext): string | undefined {
  const denial = denialOf(resource)
  if (denial === undefined) return undefined
  const { denials } = format.values
  if (denial.reason !== 'asWritten') return denials[denial.reason](denials.subjects[denial.subject])
  const concept = conceptOf(resource, ELEMENTS[resource.resourceType]?.[0] ?? '')
  return denials.asWritten(
    conceptDisplay(concept) ?? textsOf(resource, concept)[0] ?? firstNarrativeLine(resource) ?? '',
  )
}

/** True for a record that names nothing of its type. */
export const isDenial = (resource: Resource): boolean => denialOf(resource) !== undefined

/** True for "no known allergies", of any kind. */
export function deniesAllAllergies(resource: Resource): boolean {
  const denial = denialOf(resource)
  return denial?.reason === 'none' && denial.subject === 'allergy'
}

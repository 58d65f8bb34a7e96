import { codingsOf } from '../fhir/concept'
import { resultKind } from '../fhir/result-kind'
import { isOfType, type Resource } from '../fhir/resource'
import { isObject, listOf, textOf, type Json } from '../lib/json'
import { memoizeByObject } from '../lib/memoize'
import { unmaskRecord } from './masking'
import { splitAnswers, type ObservationKind, type RecordKind } from './observation-category'
import type { RecordType } from '../contract'

/** LOINC codes of vital signs, which some servers send without their category. */
const vitalSignCodes =
  '85354-9 55284-4 8480-6 8462-4 8867-4 9279-1 2708-6 59408-5 8310-5 29463-7 8302-2 39156-5 59576-9 9843-4 8289-1 77606-2'

/** LOINC codes of answers. */
const answerCodes = [
  // Tobacco, alcohol, drugs
  '72166-2 11367-0 105045-9 74013-4 11331-6 68518-0 68519-8 68520-6 72109-2 75626-2 82666-9 82667-7 96841-2',
  // Work, school, housing, money, insurance
  '11341-5 86188-0 21843-8 21844-6 74165-2 67875-5 82589-3 71802-3 63512-8 63586-2 76437-3 48768-6 56799-0',
  // The person
  '32624-9 56051-6 54899-0 46098-0 76689-9 76690-7 76691-5 82810-3 86645-9 8665-2 11778-8 11996-6 11977-6 10182-4',
  // Wishes and directives
  '45473-6 42348-3 75773-2 95541-9',
  // Surveys
  '44249-1 44261-6 55757-9 55758-7 89206-7 89204-2 69737-5 70274-6 76499-3 76504-0 88121-9 88122-7 88123-5 88124-3 89574-8 71934-4 71970-8 72106-8',
  '93025-5 93026-3 93027-1 93028-9 93029-7 93030-5 93031-3 93033-9 93034-7 93035-4 93038-8 93040-4 93041-2 93042-0 93043-8 76501-6',
  '96777-8 75276-6 94023-9 11332-4',
  // Settings of devices
  '20077-4 20112-9 20124-4',
  // History, death
  '29762-2 8677-7 46240-8 11348-0 10157-6 69453-9 69449-7 69409-1',
].join(' ')

/** SNOMED CT codes of answers: tobacco, exercise, alcohol, diet, work, exposure, drugs, behavior, school, smoking, drinking. */
const snomedAnswerCodes =
  '229819007 256235009 160573003 364393001 364703007 425400000 363908000 228272008 105421008 365981007 228273003'

/** Categories of answers, by code or by name with hyphens. */
const answerCategories =
  /^(?:social-history|survey|sdoh|activity|therapy|cognitive-status|functional-status|disability-status|mental-status|(?:care-experience|treatment-intervention)-preference|observation-adi-documentation|(?:advance-)?directives?|advance-care-planning|lifestyle|habits|questionnaires?|(?:family|personal|travel|occupational|sexual|obstetric)-history|device-settings?)$/

/** Names of tests of a sample, in words or in the form of LOINC: their category may be wrong. */
const testNames =
  /\b(?:in (?:serum|plasma|(?:venous |arterial |capillary |cord |whole )blood|cerebral spinal fluid|specimen)|pcr|polymerase chain reaction|viral load|rapid test|antigens?|antibod(?:y|ies)|titer)\b|\[(?:mass|moles|#|enzymatic activity|units|volume fraction|presence|titer)\b/i

/** Names of measurements of the body, whose category may be "survey". */
const measurementNames =
  /^(?:(?:body )?(?:weight|height|temperature)|pulse|heart rate|respiratory rate|(?:systolic|diastolic)? ?blood pressure|(?:blood )?oxygen saturation|blood oxygen saturation|bmi|body mass index)$/i

/** Units that only a measurement has. Weeks, hours, drinks a day, scores, packs and money are units of answers. */
const measurementUnits =
  /^(?:mm ?\[?hg\]?|k?pa|cel|deg ?[cf]|°? ?[cf]|\[degf\]|kg|\[?lbs?(?:_av)?\]?|cm|\[?in(?:_i)?\]?|beats?\/min(?:ute)?|\/min|bpm|breaths?\/min(?:ute)?|deg|[mu]?g\/[dm]?l|ng\/ml|pg\/ml|[mun]?mol\/l|meq\/l|k?[iu]*u\/m?l|10\*\d+\/u?l|ml\/min(?:\/.*)?|kg\/m2)$/i

/** Names of answers, for records without a category that tells. */
const answerNames = [
  /\b(?:smok(?:e[dsr]?|ers?|ing)|tobacco|cigar(?:ette)?s?|nicotine use|vap(?:e|es|ing)|e-cig\w*|pack[- ]years?)\b/,
  /\b(?:alcohol|drug|substance|caffeine|cannabis|marijuana|opioid) (?:use|abuse|intake|consumption|misuse|habits?|status)\b|\balcoholic drinks?\b|\bdrinks? (?:per|a) (?:day|week)\b/,
  /\b(?:occupation|employ(?:ment|ed|er)|labor force|job|profession|industry of|military service|veteran status|education|literacy|school(?:ing| grade)?)\b/,
  /\b(?:housing|homeless(?:ness)?|household|lives? (?:alone|with)|living (?:situation|arrangements?)|marital status|income|financial|food (?:in)?security|transportation (?:needs|insecurity)|insurance|utilit(?:y|ies) (?:needs|insecurity))\b/,
  /\b(?:pregnancy (?:status|intention)|(?:is|currently) pregnant|gravid(?:a|ity)|parity|(?:last )?menstrual period|contracepti(?:on|ve) (?:use|method)|breast ?feeding status)\b/,
  /\b(?:gender identity|sexual orientation|sexually active|sexual activity|sex (?:assigned|noted|recorded|at birth)|pronouns?|ethnicity|preferred language|nationality|religion)\b/,
  /\b(?:advance (?:care|health ?care|directive)|directive|living will|do not resuscitate|resuscitation status|code status|power of attorney|end of life|wishes)\b/,
  /\b(?:(?:family|social|personal|occupational|medical|surgical|sexual|obstetric|travel|past) history|history of|travel(?:ed|led|s)? (?:to|history|outside|abroad)|recent travel|country of (?:travel|birth)|contact with (?:a )?(?:case|person|animals?))\b/,
  /\b(?:prapare|phq-?\d*|gad-?7|audit(?:-?c)?|dast-?10|hark|promis(?:-\d+)?|vr-?12|sf-?(?:12|36)|mmse|moca|qaly|daly|qols|questionnaires?|(?:health|needs|risk|patient|quality of life) surveys?|screening (?:questions?|questionnaire)|ahc|hrsn)\b/,
  /\b(?:cause|manner|place|location|date|time) of death\b|\bdeath certificate\b|\bautopsy (?:performed|results? available)\b/,
  /\b(?:device|ventilator|pump|alarm|cpap|pacemaker) settings?\b|\bsettings? (?:of|ventilator)\b|\bventilat(?:or|ion) mode\b/,
  /^(?:do|does|did|are|is|was|were|have|has|had|how|what|which|when|where|who|why|can|could|would|in the (?:past|last)|over the (?:past|last)|within the (?:past|last)|at any point)\b.*\?$/,
].map(({ source }) => new RegExp(source, 'i'))
/** Pairs of words that make a name one of an answer; separate expressions take linear time. */
const answerNamePairs = [
  [/\b(?:care|treatment)\b/i, /\bpreferences?\b/i],
  [
    /\b(?:diet|exercise|physical activity|sleep|steps? (?:per|a|in)|number of steps|hobb(?:y|ies)|seat ?belt|firearms?|guns?|pets?|sun exposure|tattoos?)\b/i,
    /\b(?:habits?|history|status|hours|minutes|days|home|use|day|week|night)\b/i,
  ],
] as const

const LOINC = 'http://loinc.org'
const SNOMED = 'http://snomed.info/sct'
const includesCode = (codes: string, code: string | undefined): boolean =>
  code !== undefined && /^[\d-]+$/.test(code) && ` ${codes} `.includes(` ${code} `)

/** The text and the displays of a concept. */
const namesOf = (concept: unknown): readonly string[] => {
  const text = isObject(concept) ? textOf(concept['text']) : undefined
  return [...(text === undefined ? [] : [text]), ...codingsOf(concept).flatMap(({ display }) => display ?? [])]
}

const hasAnswerCategory = ({ category }: Json): boolean =>
  listOf(category).some((each) =>
    [...namesOf(each), ...codingsOf(each).flatMap(({ code }) => code ?? [])].some((name) =>
      answerCategories.test(
        name
          .trim()
          .toLowerCase()
          .replace(/[\s_]+/g, '-'),
      ),
    ),
  )

const hasCategory = (record: Json, ...wanted: readonly string[]): boolean =>
  listOf(record['category']).some((each) =>
    codingsOf(each).some(({ code }) => code !== undefined && wanted.includes(code)),
  )

/** The unit text and code of a number or range. */
const unitsOf = (record: Json): readonly string[] =>
  [record['valueQuantity'], isObject(record['valueRange']) ? record['valueRange']['low'] : undefined].flatMap((each) =>
    isObject(each) ? [textOf(each['unit']), textOf(each['code'])].flatMap((unit) => unit ?? []) : [],
  )

/** LOINC answers, SNOMED CT and HL7 codes for yes and no. */
const yesOrNo = ['LA33-6', 'LA32-8', '373066001', '373067005', 'Y', 'N']
const hasPersonalValue = (record: Json): boolean =>
  'valueBoolean' in record ||
  ['valueDateTime', 'valueTime', 'valuePeriod'].some((element) => element in record) ||
  codingsOf(record['valueCodeableConcept']).some(({ code }) => code !== undefined && yesOrNo.includes(code)) ||
  unitsOf(record).some((unit) => /^(?:usd|eur|gbp|\$|€|£|\{?dollars?\}?)(?:\/a)?$/i.test(unit))

const hasCode = (record: Json, system: string, codes: string): boolean =>
  codingsOf(record['code']).some((coding) => coding.system === system && includesCode(codes, coding.code))

const isUncategorized = (record: Json): boolean => resultKind(record) === undefined
const hasMeasurementUnit = (record: Json): boolean => unitsOf(record).some((unit) => measurementUnits.test(unit))
const isQuestion = (name: string): boolean => name.trim().endsWith('?')
const isTestName = (name: string): boolean => testNames.test(name) && !isQuestion(name)
const isAnswerName = (name: string): boolean =>
  answerNames.some((pattern) => pattern.test(name)) ||
  answerNamePairs.some(([subject, about]) => subject.test(name) && about.test(name))

/** The evidence in order; the first that tells decides. */
const evidence: readonly (readonly [
  kind: ObservationKind,
  tells: (record: Json, names: readonly string[]) => boolean,
])[] = [
  ['test', (record, names) => resultKind(record) === 'sample' && names.some(isTestName)],
  ['answer', (record) => hasCode(record, LOINC, answerCodes) || hasCode(record, SNOMED, snomedAnswerCodes)],
  ['vitalSign', (record) => hasCode(record, LOINC, vitalSignCodes)],
  [
    'vitalSign',
    (record, names) => hasCategory(record, 'vital-signs') && (hasMeasurementUnit(record) || !names.some(isAnswerName)),
  ],
  [
    'test',
    (record, names) =>
      (hasAnswerCategory(record) || isUncategorized(record)) &&
      (hasMeasurementUnit(record) || names.some((name) => isTestName(name) || measurementNames.test(name.trim()))),
  ],
  ['test', (record) => resultKind(record) === 'sample'],
  ['answer', hasAnswerCategory],
  [
    'answer',
    (record, names) =>
      (isUncategorized(record) || hasCategory(record, 'exam', 'procedure', 'vital-signs')) && names.some(isAnswerName),
  ],
  ['answer', (record) => isUncategorized(record) && hasPersonalValue(record)],
]

/**
 * What an Observation states, by its code, category, units, name and kind of value. A record that nothing tells about is a test: a result in
 * the wrong place is a smaller harm than a result that is not among results. A private record has the kind of its original, as it would
 * otherwise change its place when it is revealed.
 */
export const observationKind = memoizeByObject((masked: Resource): ObservationKind => {
  const record = unmaskRecord(masked)
  const names = namesOf(record['code'])
  return evidence.find(([, tells]) => tells(record, names))?.[0] ?? 'test'
})

/** The kind under which a record of a type is listed. */
export const recordKindOf = <T extends string>(type: T, record: Resource): T | 'Answer' =>
  isOfType(record, 'Observation') && observationKind(record) === 'answer' ? 'Answer' : type

/** The type of the records of a kind. */
export const typeOfKind = (kind: RecordKind): RecordType => (kind === 'Answer' ? 'Observation' : kind)

/** `splitAnswers` by all rules. */
export const splitByKind = <T>(type: RecordType, items: readonly T[], recordOf: (item: T) => Resource) =>
  splitAnswers(type, items, (item) => observationKind(recordOf(item)))

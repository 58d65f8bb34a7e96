import { isRecordType } from '../../contract'
import { objectsOf, textOf } from '../../lib/json'
import { chosenNameText } from '../../fhir/name'
import { referenceRanges } from '../../fhir/result'
import type { Resource } from '../../fhir/resource'
import { withoutStatus } from '../detail/without-status'
import { briefOf } from './brief'
import { withNames } from './named'
import { missingNotes } from './notes'
import { describe } from '../registry'
import { dateText, rowText, valuesText } from './shown-text'
import { withoutMistakes, type ExportSource } from './source'
import { typeName, type Speech } from './speech'

/** Whose record it is and where it comes from, one line each; the same on every sheet. */
export function identityLines(source: ExportSource, speech: Speech): readonly string[] {
  const { identity } = speech.words.download
  const born = textOf(source.patient?.['birthDate'])
  return [
    identity.name(
      source.patient === undefined
        ? speech.words.frame.nameFailed
        : (chosenNameText(source.patient['name']) ?? speech.words.frame.nameMissing),
    ),
    ...(source.patient === undefined
      ? []
      : [born === undefined ? identity.noBirthDate : identity.born(dateText(born, speech))]),
    identity.from(source.ehrName),
    identity.madeAt(dateText(source.madeAt, speech)),
  ]
}

const indented = (lines: readonly string[], by: string): readonly string[] =>
  lines.flatMap((text) => text.split('\n')).map((text) => `${by}${text}`)

/** Elements that say whose record it is: every sheet says that once. */
const subjects = /^[A-Za-z]+\.(?:subject|patient|beneficiary)$/
/** What the lines of a result say already. */
const results = /^Observation\.(?:value[A-Z]\w*|interpretation|component|dataAbsentReason)$/
/** So they do of its ranges, but for goals and limits of another kind. */
const saysRanges = (resource: Resource): boolean =>
  objectsOf(resource['component']).length === 0 &&
  referenceRanges(resource).every(({ kind }) => kind !== 'goal' && kind !== 'limit')

/** Everything that the page of the record says in words, but for what was said above; codes, numbers and addresses for the care team are left to the other files. */
function detailLines(
  resource: Resource,
  said: readonly string[],
  dateLabel: string | undefined,
  speech: Speech,
): readonly string[] {
  if (!isRecordType(resource.resourceType)) return []
  const rows = withoutStatus(resource.resourceType, resource, speech.hasDied)
    .filter(({ id }) => id !== 'careTeam')
    .flatMap((section) => section.rows)
    .filter(
      (row) =>
        row.label !== dateLabel &&
        !subjects.test(row.label) &&
        !results.test(row.label) &&
        !(row.label === 'Observation.referenceRange' && saysRanges(resource)) &&
        !said.includes(valuesText(row, speech)),
    )
  const inside = objectsOf(resource['contained']).flatMap((contained) => {
    const type = textOf(contained['resourceType']) ?? ''
    return isRecordType(type)
      ? indented(detailLines({ ...contained, resourceType: type }, [], undefined, speech), '  ')
      : []
  })
  return [...rows.map((row) => rowText(row, speech)).filter((text) => text !== ''), ...inside]
}

interface TextSection {
  readonly title: string
  readonly records: readonly { readonly record: Resource; readonly name: string; readonly facts: readonly string[] }[]
}

/** Each kind of record with its records in words, newest first; for paper and for plain text. */
export function textSections(source: ExportSource, inWords: Speech): readonly TextSection[] {
  const speech = withNames(inWords, source)
  return source.parts
    .filter(({ records }) => records.length > 0)
    .map(({ type, records }) => ({
      title: speech.words.download.text.heading(typeName(speech, type), records.length),
      records: records.map((record) => oneRecord(record, speech)),
    }))
}

function oneRecord(record: Resource, speech: Speech): TextSection['records'][number] {
  const { name, date, status, lines } = briefOf(record, speech)
  const dateLabel = isRecordType(record.resourceType) ? describe(record.resourceType).date(record)?.label : undefined
  const head = [[date, status].filter(Boolean).join(' · '), ...(record.resourceType === 'Observation' ? lines : [])]
  return { record, name, facts: [...head, ...detailLines(record, [name, status], dateLabel, speech)] }
}

/** The record as plain text, for reading aloud: whose it is, what is missing, then each kind of record. */
export function recordText(given: ExportSource, speech: Speech): string {
  const { text } = speech.words.download
  const source = withoutMistakes(given)
  const notes = missingNotes(source, speech)
  const parts = textSections(source, speech).flatMap(({ title, records }) => [
    '',
    title,
    '='.repeat([...title].length),
    ...records.flatMap(({ name, facts }) => ['', name, ...indented(facts, '  ')]),
  ])
  const missing = notes.length === 0 ? [text.nothingMissing] : [text.missing, ...indented(notes, '- ')]
  return [
    '\ufeff' + text.title,
    '',
    ...identityLines(source, speech),
    '',
    ...missing,
    '',
    text.leftOut,
    text.newest,
    ...parts,
    '',
  ].join('\r\n')
}

interface Sheet {
  readonly items: readonly Resource[]
  readonly questions: readonly string[]
}

/** The sheet for an appointment as plain text. */
export function sheetText(
  { items, questions }: Sheet,
  notes: readonly string[],
  source: ExportSource,
  speech: Speech,
): string {
  const { takeAlong: words } = speech.words
  const said = items.flatMap((item) => {
    const { name, date, status, lines } = briefOf(item, speech)
    return [`- ${name}`, ...indented([date, ...(status === '' ? [] : [status]), ...lines], '  ')]
  })
  return [
    '\ufeff' + words.sheetTitle,
    '',
    ...identityLines(source, speech),
    '',
    words.items,
    ...(said.length > 0 ? said : [words.nothing]),
    '',
    words.questions,
    ...(questions.length > 0 ? questions.map((question) => `- ${question}`) : [words.noQuestions]),
    '',
    words.notIncluded,
    ...notes.map((note) => `- ${note}`),
    '',
  ].join('\r\n')
}

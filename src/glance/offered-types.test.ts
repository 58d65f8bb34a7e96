import { describe, expect, it } from 'vitest'
import { recordsAlsoHad } from '../../sandbox/population/also-has/also-has'
import { contractOf, isRecordType } from '../contract'
import { offeredTypes, type OfferedType } from '../contract/offered-types'
import { statusOf } from '../clinical/status/status-of'
import { formatStatus } from '../clinical/status/format-status'
import { codeGroup } from '../fhir/code-group'
import { isKnownCode } from '../i18n/code-meaning'
import { offeredTypeMeanings } from '../i18n/code-meanings/offered-types'
import { loadOfferedTypeMessages } from '../i18n/offered-types-loader'
import { loadCodeSystemTexts, loadPageMessages, withCodeSystemTexts } from '../i18n/messages'
import { withOfferedTexts } from '../i18n/offered-texts'
import { detailOf } from '../resources/detail/details'
import { descriptorOf } from '../resources/descriptors'
import { valuesAtPath } from '../resources/element-path'
import { bundleText } from '../resources/export/bundle'
import { csvText } from '../resources/export/csv'
import { makeIps } from '../resources/export/ips'
import { recordText } from '../resources/export/record-text'
import { exportContext, exportSourceOf } from '../resources/export/__fixtures__/export-source'
import { patientContext } from './__fixtures__/glance-context'
import { glanceOf } from './glance-of'
import { addOfferedTypesWithRows } from './offered-glance'
import type { LanguageCode } from '../i18n/language'
import type { Resource } from '../fhir/resource'

addOfferedTypesWithRows()
const messagesIn = async (code: LanguageCode) =>
  withOfferedTexts(await loadPageMessages(code), await loadOfferedTypeMessages(code))
const inLanguage = { en: await messagesIn('en'), es: await messagesIn('es') }
const { en } = inLanguage
const context = { ...patientContext, messages: en }
const records: readonly Resource[] = recordsAlsoHad(offeredTypes)
const recordsOf = (type: OfferedType) => records.filter(({ resourceType }) => resourceType === type)
const byId = (id: string): Resource => records.find((record) => record.id === id) ?? { resourceType: 'none' }

const row = (record: Resource) => {
  const { name, phrases } = glanceOf(record, context)
  return [
    name.text,
    ...phrases.map(({ text, tone }) => (tone === undefined ? text.text : `[${tone}] ${text.text}`)),
  ].join(' | ')
}

describe.each(offeredTypes)('%s', (type) => {
  it('is known, and has records among the people of the sandbox', () => {
    expect([isRecordType(type), contractOf(type).read]).toEqual([true, true])
    expect(recordsOf(type).length).toBeGreaterThan(3)
  })

  it('has every element of its page in a record of the sandbox', () => {
    const paths = detailOf(type).shown.map(({ path }) => path)
    const isOfEveryResource = (path: string) => ['implicitRules', 'language'].includes(path)
    const unused = paths.filter(
      (path) => !isOfEveryResource(path) && recordsOf(type).every((record) => valuesAtPath(record, path).length === 0),
    )
    expect(unused).toEqual([])
  })

  it('has every code in a record of the sandbox, with texts in both languages', () => {
    const groups = Object.entries(offeredTypeMeanings as Readonly<Record<string, object>>).filter(([group]) =>
      group.startsWith(`${type}.`),
    )
    const all = groups.flatMap(([group, codes]) => Object.keys(codes).map((code) => [group, code] as const))
    const isUsed = ([group, code]: readonly [string, string]) =>
      recordsOf(type).some((record) =>
        valuesAtPath(record, group.slice(type.length + 1)).some((value) => String(value) === code),
      )
    const seldom = /\.intent$/
    expect(all.filter((each) => !seldom.test(each[0]) && !isUsed(each))).toEqual([])
    for (const [group, code] of all)
      for (const { codes } of Object.values(inLanguage))
        expect(codes[group]?.[code], `${group} ${code}`).toHaveLength(2)
  })

  it('has a status in words for every record in both languages', () => {
    for (const record of recordsOf(type))
      for (const messages of Object.values(inLanguage))
        for (const audience of ['patient', 'provider'] as const) {
          const status = statusOf(record, context.status)
          expect(status && formatStatus(status, messages, audience), record.id).toMatch(/\S/)
        }
  })

  it('has labels in plain words for every element', () => {
    for (const { path } of detailOf(type).shown)
      for (const { label } of Object.values(inLanguage)) {
        expect(label(`${type}.${path}`, 'patient'), path).toMatch(/^[A-ZÁÉÍÓÚÑ¿][^.]*$/)
        expect(label(`${type}.${path}`, 'patient'), path).not.toMatch(/\(en inglés\)/)
      }
  })

  it('shows every element that was sent on its page', () => {
    for (const record of recordsOf(type)) {
      const { sections, technical } = detailOf(type)
      const shown = JSON.stringify([sections(record, en.format), technical(record, en.format)])
      const handled = ['resourceType', 'id']
      for (const element of Object.keys(record).filter((name) => !handled.includes(name)))
        expect(shown, `${String(record.id)} ${element}`).toContain(`${type}.${element.replace(/^_/, '')}`)
    }
  })

  it('is in files of every kind, but in the patient summary only where it belongs', () => {
    const source = exportSourceOf(recordsOf(type))
    const files = { ...exportContext, messages: en }
    const [first] = recordsOf(type)
    const name = files.nameOf(first ?? { resourceType: type }) ?? ''
    expect(bundleText(source, files)).toContain(`"${first?.id ?? ''}"`)
    expect(csvText(source, type, files)).toContain(name.replaceAll('"', '""'))
    expect(recordText(source, files)).toContain(name)
    const summary = JSON.stringify(makeIps(source, files, () => '00000000-0000-4000-8000-000000000000'))
    expect(summary.includes(name)).toBe(type === 'MedicationStatement')
  })

  it('has a text for its status where a code is unknown, absent or not a code', () => {
    // A RelatedPerson has no status, only whether it is active.
    const expected = type === 'RelatedPerson' ? 'none' : 'uncertain'
    for (const status of ['brand-new', undefined, 7, {}, ['x']]) {
      const record = JSON.parse(JSON.stringify({ resourceType: type, id: 'x', status })) as Resource
      expect(statusOf(record, context.status)?.tone).toBe(expected)
    }
    expect(isKnownCode(codeGroup(`${type}.status`), 'brand-new')).toBe(false)
  })

  it('belongs to the list of its patient', () => {
    expect(descriptorOf(type).listQuery('p')).toEqual({ patient: 'p' })
    for (const record of recordsOf(type)) expect(descriptorOf(type).subjectOf(record)).toMatch(/^\w+$/)
  })
})

it('names relatives in the language of the page where the record has a code', async () => {
  await loadCodeSystemTexts('es')
  const inSpanish = { ...patientContext, messages: withCodeSystemTexts(inLanguage.es) }
  const nameOf = (record: Resource) => glanceOf(record, inSpanish).name.text
  expect(nameOf(byId('quinn-mother'))).toBe('Madre')
  expect(nameOf({ ...byId('quinn-mother'), relationship: { text: 'Aunt by marriage' } } as Resource)).toBe(
    'Aunt by marriage',
  )
})

it.each([
  ['quinn-no-mri', 'MRI | [stop] Not to be done'],
  ['quinn-balance-class', 'Balance class | [wait] Suggested, not ordered'],
  ['quinn-second-opinion', 'Referral for a second opinion | [stop] Called off'],
  ['quinn-bone-scan', 'Bone density scan | [wait] Ordered'],
  ['quinn-mother', 'Mother | In this relative: Weak bones (osteoporosis), Heart attack'],
  ['quinn-father', 'Father | [wait] Not complete | In this relative: Type 2 diabetes'],
  ['quinn-brother', 'Brother | [wait] Health of this relative not known'],
  ['quinn-vitamin-d', 'Vitamin D 1000 units | Listed as taken | “One tablet with breakfast”'],
  ['quinn-aspirin', 'aspirin 81 MG Oral Tablet | [stop] Not taken'],
  ['quinn-sleeping-tablet', 'Sleeping tablet | [stop] No longer taken'],
  ['quinn-fish-oil', 'Fish oil | [wait] To be taken later; the record does not say if it was started'],
  ['quinn-pain-gel', 'Pain gel | [wait] Paused: not to be taken for now'],
  ['quinn-evening-dose', 'Heparin | [stop] Not given'],
  ['quinn-fluid', 'Salt solution | [stop] Started but not finished'],
  ['quinn-soft-diet', 'Soft food | [warn] Leave out: Nuts | [wait] Ordered'],
  ['quinn-no-food', 'Nothing by mouth | [stop] Called off'],
  ['quinn-urine-sample', 'Urine | [warn] Could not be tested well'],
  ['quinn-blood-sample', 'Blood from a vein'],
  ['quinn-brain-scan', 'Scan of the head | [stop] Called off'],
  ['quinn-bone-scan-2', 'Bone density scan | [wait] No pictures yet'],
  ['quinn-before-visit', 'Before your visit'],
  ['quinn-form-food', 'Food | [stop] Stopped before it was finished'],
  ['quinn-checkup', 'Check after the hip operation | [wait] Booked | Dr. Robin Lee-Sample'],
  ['quinn-missed', 'Dentist | [stop] Marked as not attended | Dr. Robin Lee-Sample'],
  ['quinn-called-off', 'Physical therapy | [stop] Called off | Dr. Robin Lee-Sample'],
  ['quinn-neighbor', 'Pat Nearby | Neighbor'],
  ['quinn-former-helper', 'Sam Formerly | No longer on the health system’s list | Helper at home'],
])('the row of %s', (id, expected) => expect(row(byId(id))).toBe(expected))

it.each([
  [
    'quinn-mother',
    /Family health history.*Mother.*What this relative had: Weak bones.*What this relative had: Heart attack/s,
  ],
  ['quinn-vitamin-d', /Vitamin D 1000 units.*One tablet with breakfast/s],
  ['quinn-no-mri', /MRI.*Is it not to be done\?: Yes, not to be done/s],
  ['quinn-soft-diet', /Soft food.*Food to leave out: Nuts/s],
])('the text of %s on paper', (id, expected) =>
  expect(recordText(exportSourceOf([byId(id)]), { ...exportContext, messages: en })).toMatch(expected),
)

it('leaves what is not taken out of the patient summary', () => {
  const source = exportSourceOf(recordsOf('MedicationStatement'))
  const summary = JSON.stringify(
    makeIps(source, { ...exportContext, messages: en }, () => '00000000-0000-4000-8000-000000000000'),
  )
  expect(summary).not.toContain('Bleeds easily')
  expect(summary).toContain('Vitamin D')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { describe as group, expect, it } from 'vitest'
import { MemoryRouter } from 'react-router'
import { tidy } from '../../fhir/as-sent'
import { parseJson } from '../../fhir/json'
import { CircumstanceProvider } from '../../components/patient/status-context'
import { RowLine } from '../../components/rows/row-line'
import { describe } from '../../resources/registry'
import { noAllergyWords } from '../../resources/no-known-allergy'
import { AudienceProvider, LanguageProvider } from '../../ui/language'
import { loadPageWords } from '../../i18n/load'
import { oddRecords } from './__fixtures__/odd-records'
import { pageRenderer, textIn } from './__fixtures__/render-page'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'

const [words, draw] = await Promise.all([loadPageWords('en'), pageRenderer()])

/** The record as the app has it: read, and tidied at the door. */
const read = (json: string) => tidy(parseJson(json)) as Resource & { readonly resourceType: RecordType }

function rowOf(record: Resource & { readonly resourceType: RecordType }): string {
  const language = { words, choose: () => Promise.resolve() }
  return textIn(
    renderToStaticMarkup(
      <MemoryRouter>
        <LanguageProvider value={language}>
          <AudienceProvider audience="patient">
            <CircumstanceProvider patient={undefined}>
              <RowLine
                type={record.resourceType}
                resource={record}
                title={describe(record.resourceType).title(record)}
              />
            </CircumstanceProvider>
          </AudienceProvider>
        </LanguageProvider>
      </MemoryRouter>,
    ),
  )
}

group.each([...new Set(oddRecords.map(({ kind }) => kind))])('%s', (kind) => {
  it.each(oddRecords.filter((odd) => odd.kind === kind).map((odd) => [odd.name, odd] as const))(
    '%s',
    (_name, { json, title, row, shows = [], clinical = [], hides = [] }) => {
      const record = read(json)
      const [plain, full] = [textIn(draw(record, 'patient')), textIn(draw(record, 'provider'))]
      if (
        noAllergyWords(record, words.views.frame.noKnownAllergy) === undefined &&
        record.resourceType !== 'Observation'
      )
        expect(describe(record.resourceType).title(record)).toBe(title)
      if (row !== undefined) expect(rowOf(record)).toBe(row)
      for (const text of shows) expect(plain).toContain(text)
      for (const text of clinical) expect(full).toContain(text)
      for (const text of hides) expect(plain).not.toContain(text)
    },
  )
})

it('a denial that is no code is a sentence in every row', () => {
  const said = oddRecords
    .filter(({ kind }) => kind === 'an allergy "Not on File"')
    .map(({ json }) => noAllergyWords(read(json), words.views.frame.noKnownAllergy))
  expect(said).toEqual([
    'The record says: nobody has asked about allergies yet',
    'The record says: nobody has asked about allergies yet',
    'The record says: no known allergies',
  ])
})

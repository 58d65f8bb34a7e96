import { renderToStaticMarkup } from 'react-dom/server'
import { describe as group, expect, it } from 'vitest'
import { MemoryRouter } from 'react-router'
import { normalizeResponse } from '../../fhir/normalize-response'
import { parseLosslessJson } from '../../fhir/lossless-json'
import { StatusContextProvider } from '../../components/patient/status-context'
import { RowLine } from '../../components/rows/row-line'
import { descriptorOf } from '../../resources/descriptors'
import { denialText, isDenial } from '../../resources/denial'
import { LanguageProvider } from '../../language/language-context'
import { AudienceProvider } from '../../ui/audience'
import { loadPageMessages } from '../../i18n/messages'
import { oddRecords } from './__fixtures__/odd-records'
import { createPageRenderer, visibleText } from './__fixtures__/render-page'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'
import { english } from '../../i18n/__fixtures__/format'

const [messages, renderPage] = await Promise.all([loadPageMessages('en'), createPageRenderer()])

/** The record after parsing and clean-up, as every page gets it. */
const read = (json: string) =>
  normalizeResponse(parseLosslessJson(json)) as Resource & { readonly resourceType: RecordType }

function rowOf(record: Resource & { readonly resourceType: RecordType }): string {
  const language = { messages, choose: () => Promise.resolve() }
  return visibleText(
    renderToStaticMarkup(
      <MemoryRouter>
        <LanguageProvider value={language}>
          <AudienceProvider audience="patient">
            <StatusContextProvider patient={undefined}>
              <RowLine
                type={record.resourceType}
                resource={record}
                title={descriptorOf(record.resourceType).title(record, english)}
              />
            </StatusContextProvider>
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
      const [plain, full] = [
        visibleText(renderPage(record, 'patient')),
        visibleText(renderPage(record, 'patient', 'clinical')),
      ]
      if (!isDenial(record) && record.resourceType !== 'Observation')
        expect(descriptorOf(record.resourceType).title(record, english)).toBe(title)
      if (row !== undefined) expect(rowOf(record)).toBe(row)
      for (const text of shows) expect(plain).toContain(text)
      for (const text of clinical) expect(full).toContain(text)
      for (const text of hides) expect(plain).not.toContain(text)
    },
  )
})

it('a negated allergy without a code is a sentence in every row', () => {
  const texts = oddRecords
    .filter(({ kind }) => kind === 'an allergy "Not on File"')
    .map(({ json }) => denialText(read(json), english))
  expect(texts).toEqual([
    'On record: no information about allergies',
    'On record: not asked yet about allergies',
    'On record: no known allergies',
  ])
})

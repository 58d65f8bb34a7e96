import { Window } from 'happy-dom'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { detailOf } from '../../../resources/detail/registry'
import { lineOf } from '../../../resources/line'
import { describe } from '../../../resources/registry'
import { DateText } from '../../../ui/date-text'
import { FactList } from '../../../ui/fact-list'
import { AudienceProvider, LanguageProvider } from '../../../ui/language'
import { Values } from '../../../ui/value'
import { loadPageWords, loadStaffWords, loadSystemWords } from '../../../i18n/load'
import { CircumstanceProvider } from '../../../components/patient/status-context'
import { RecordPhrase } from '../../../components/rows/record-status'
import { Contained } from '../detail-contained'
import { Additional } from '../detail-summary'
import { Technical } from '../detail-technical'
import type { Resource } from '../../../fhir/resource'
import type { DescribedType } from '../../../resources/define'
import type { Audience } from '../../../i18n/code-text'
import type { LanguageCode } from '../../../i18n/language'

// Narratives are read by the parser of the browser.
const { DOMParser, Node } = new Window()
Object.assign(globalThis, { DOMParser, Node })

type Render = (resource: Resource, audience: Audience) => string

function Page({ resource }: { resource: Resource }) {
  const type = resource.resourceType as DescribedType
  const descriptor = describe(type)
  const date = descriptor.date(resource)
  const sections = detailOf(type).sections(resource)
  return (
    <>
      <h1>{descriptor.title(resource)}</h1>
      {date ? <DateText raw={date.raw} /> : null}
      <RecordPhrase record={resource} always />
      <Values values={lineOf(type, resource)} />
      <Additional resource={resource} />
      {sections
        .filter(({ id }) => id !== 'careTeam')
        .map(({ id, rows }) => (
          <section key={id}>
            <FactList rows={rows} />
          </section>
        ))}
      <Contained resource={resource} clinical />
      <Technical
        type={type}
        resource={resource}
        rows={sections.find(({ id }) => id === 'careTeam')?.rows ?? []}
        title=""
        open
      />
    </>
  )
}

/** Draws a record's row and page as markup, in the words of a language. */
export async function pageRenderer(code: LanguageCode = 'en'): Promise<Render> {
  const [words] = await Promise.all([loadPageWords(code), loadStaffWords(code), loadSystemWords(code)])
  const language = { words, choose: () => Promise.resolve() }
  return (resource, audience) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <LanguageProvider value={language}>
          <AudienceProvider audience={audience}>
            <CircumstanceProvider patient={undefined}>
              <Page resource={resource} />
            </CircumstanceProvider>
          </AudienceProvider>
        </LanguageProvider>
      </MemoryRouter>,
    )
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** What a person reads of the markup: its text, with a bar between the elements. */
export function textIn(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, '|')
    .replace(/\|+/g, '|')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
}

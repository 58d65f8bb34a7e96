import { Window } from 'happy-dom'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { detailOf } from '../../../resources/detail/details'
import { rowValuesOf } from '../../../resources/row-values'
import { descriptorOf } from '../../../resources/descriptors'
import { DateText } from '../../../ui/date-text'
import { DetailLevelProvider, type DetailLevel } from '../../../ui/detail-level'
import { LanguageProvider, useFormat } from '../../../language/language-context'
import { AudienceProvider } from '../../../ui/audience'
import { PageMessagesProvider, usePageMessages } from '../../../ui/use-page-messages'
import { RecordText } from '../../../ui/record-text'
import { FactList, Values } from '../../../ui/value'
import { loadPageMessages, loadProviderMessages, loadCodeSystemTexts } from '../../../i18n/messages'
import { StatusContextProvider } from '../../../components/patient/status-context'
import { RecordStatusChip } from '../../../components/rows/record-status'
import { ContainedResources } from '../detail-contained'
import { leadingNarrative } from '../detail-narrative'
import { TechnicalDetails } from '../detail-technical'
import type { Resource } from '../../../fhir/resource'
import type { DescribedType } from '../../../resources/define-descriptor'
import type { Audience } from '../../../i18n/audience'
import type { LanguageCode } from '../../../i18n/language'

// Narratives need the DOMParser of the browser.
const { DOMParser, Node } = new Window()
Object.assign(globalThis, { DOMParser, Node })

/** `detail`: by default that of the audience. */
type Render = (resource: Resource, audience: Audience, detail?: DetailLevel) => string

function Page({ resource }: { resource: Resource }) {
  const format = useFormat()
  const type = resource.resourceType as DescribedType
  const descriptor = descriptorOf(type)
  const date = descriptor.date(resource)
  const sections = detailOf(type).sections(resource, format)
  // Drawn here, as its terms are explained for a session.
  const { detail } = usePageMessages()
  const narrative = leadingNarrative(resource, format)
  return (
    <>
      <h1>{descriptor.title(resource, format)}</h1>
      {date ? <DateText raw={date.raw} /> : null}
      <RecordStatusChip record={resource} always />
      <Values values={rowValuesOf(type, resource, format)} />
      {narrative ? (
        <section>
          <h2>{detail.narrative}</h2>
          <p>{detail[narrative.reason]}</p>
          <p style={{ whiteSpace: 'pre-line' }}>
            <RecordText text={narrative.text} />
          </p>
        </section>
      ) : null}
      {sections
        .filter(({ id }) => id !== 'careTeam')
        .map(({ id, rows }) => (
          <section key={id}>
            <FactList rows={rows} />
          </section>
        ))}
      <ContainedResources resource={resource} isClinical />
      <TechnicalDetails
        type={type}
        resource={resource}
        rows={sections.find(({ id }) => id === 'careTeam')?.rows ?? []}
        title=""
        open
      />
    </>
  )
}

/** Creates a function that renders a record's page as markup, in a language. */
export async function createPageRenderer(code: LanguageCode = 'en'): Promise<Render> {
  const [messages] = await Promise.all([loadPageMessages(code), loadProviderMessages(code), loadCodeSystemTexts(code)])
  const language = { messages, choose: () => Promise.resolve() }
  return (resource, audience, detail = audience === 'provider' ? 'clinical' : 'plain') =>
    renderToStaticMarkup(
      <MemoryRouter>
        <LanguageProvider value={language}>
          <AudienceProvider audience={audience}>
            <PageMessagesProvider>
              <StatusContextProvider patient={undefined}>
                <DetailLevelProvider value={detail}>
                  <Page resource={resource} />
                </DetailLevelProvider>
              </StatusContextProvider>
            </PageMessagesProvider>
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

/** The text of the markup, with a bar between elements. */
export function visibleText(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, '|')
    .replace(/\|+/g, '|')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
}

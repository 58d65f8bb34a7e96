import { Component, Fragment, Suspense } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { setCurrentSession } from '../../auth/session/session-store'
import { SessionProvider } from '../../auth/session/session-provider'
import { SmartSession } from '../../auth/session/smart-session'
import { recordsUsableFor } from '../../clinical/assertion/assertion-of'
import { buildDayPlan } from '../../clinical/medications/day-plan'
import { lastSupply } from '../../clinical/medications/fill-supply'
import { seriesOf, valueTicks } from '../../clinical/observations/series'
import { readingsFor } from '../../clinical/observations/usable-readings'
import { readObservation } from '../../clinical/observations/result-reading'
import { growthMeasurements } from '../../clinical/growth/growth-measured'
import { doctorSheetContent } from '../../clinical/overview/doctor-sheet-content'
import { recordGroups } from '../../clinical/overview/record-groups'
import { isOnVisitDay, spansSeveralDays } from '../../clinical/encounters/visit-day'
import { ageInLargestUnit, ageInYearsAndMonths } from '../../clinical/patient/age'
import { sinceVisit } from '../../clinical/overview/record-changes'
import { statusContextOf } from '../../clinical/status/record-status'
import { fileName } from '../../components/files/file-name'
import { gatherFiles } from '../../components/files/gather-files'
import { plannedFiles } from '../../components/files/planned-files'
import { createZip } from '../../components/files/zip'
import { StatusContextProvider } from '../../components/patient/status-context'
import { hasDictionary, loadDictionary, loadedDictionaries } from '../../components/plain-language/dictionary-loader'
import { recordConceptOf } from '../../components/plain-language/record-concept'
import { ResourceRow } from '../../components/rows/resource-row'
import { ResultRow } from '../../components/rows/result-row'
import { type RecordType } from '../../contract'
import { dictionaryKinds } from '../../dictionary/dictionary-kinds'
import { FhirError } from '../../fhir/errors'
import { stringifyLosslessJson } from '../../fhir/lossless-json'
import { timeWithinDay } from '../../fhir/shown-day'
import { isOfType, type Resource } from '../../fhir/resource'
import { loadCodeSystemTexts, loadPageMessages, loadProviderMessages } from '../../i18n/messages'
import { LanguageProvider } from '../../language/language-context'
import { fitSheet } from '../../pages/download/doctor/fit-sheet'
import { contactLines } from '../../pages/download/doctor/contact-lines'
import { sheetLines } from '../../pages/download/doctor/sheet-lines'
import { PrintedRecord } from '../../pages/download/printed-record'
import { VaccineSheet } from '../../pages/download/vaccine-sheet'
import { zipIndex } from '../../pages/download/zip-index'
import { createQueryClient } from '../../data/queries/query-client'
import { PlainNamesProvider } from '../../components/plain-language/plain-names-provider'
import { RecordDetail, RecordStatusHeader } from '../../pages/records/detail-record'
import { rowsByType } from '../../pages/records/facts/rows-by-type'
import { groupByVisit } from '../../pages/timeline/group-by-visit'
import { dateGroupsOf, groupTimeline, newestYears } from '../../pages/timeline/group-timeline'
import { TimelineYears, UndatedEvents } from '../../pages/timeline/timeline-years'
import { timeTicks } from '../../pages/trend/time-ticks'
import { SeriesSummary } from '../../pages/trend/series-chart'
import { TrendTable } from '../../pages/trend/trend-table'
import { bundleText } from '../../resources/export/bundle'
import { csvText } from '../../resources/export/csv'
import { exportContext, exportSourceOf } from '../../resources/export/__fixtures__/export-source'
import { makeIps } from '../../resources/export/ips'
import { recordText } from '../../resources/export/record-text'
import { descriptorOf } from '../../resources/descriptors'
import { matchEntries, snippet, textSearchEntries } from '../../resources/text-search'
import { recordKindOf } from '../../resources/observation-kind'
import { visitKeysOf } from '../../resources/visit-id'
import { wrongPatientId } from './wrong-values'
import { AudienceProvider } from '../../ui/audience'
import { PageMessagesProvider } from '../../ui/use-page-messages'
import type { Day } from '../../fhir/day'
import type { ReactNode } from 'react'
import type { Audience } from '../../i18n/audience'

const NOW = Date.UTC(2026, 10, 21, 15)
const TODAY = '2026-11-21' as Day

const SERVER = 'https://ehr.example/fhir'

/** A session that asks no server. */
const session = () =>
  new SmartSession(
    { id: 'ehr', name: 'EHR', fhirBase: SERVER, clientId: 'x', offline: 'online_access' },
    {
      id: 'session',
      ehrId: 'ehr',
      tokenFamily: 'family',
      signOutMarker: '',
      tokens: { access: 'x', refresh: undefined, obtainedAt: NOW, expiresAt: undefined },
      endpoints: { token: `${SERVER}/token`, revocation: undefined, clientId: 'x' },
      requestedScopes: [],
      patientId: wrongPatientId,
      needPatientBanner: true,
      canSelectPatient: false,
    },
  )

/** Hands what is thrown below it to `onError`. */
class Catch extends Component<{ readonly onError: (error: unknown) => void; readonly children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }
  override render() {
    return this.state.failed ? null : this.props.children
  }
}

/** Every way in which this app draws, prints, searches or exports one record, by name. Each throws what the app would throw. */
export async function waysToDraw(): Promise<Readonly<Record<string, (record: Resource) => unknown>>> {
  const [messages] = await Promise.all([
    loadPageMessages('en'),
    loadProviderMessages('en'),
    loadCodeSystemTexts('en'),
    ...dictionaryKinds.map((kind) => loadDictionary(kind, 'en')),
  ])
  const { format } = messages
  const status = statusContextOf(undefined, TODAY)
  const dictionaries = hasDictionary('en') ? loadedDictionaries(dictionaryKinds.join(' '), 'en') : {}
  setCurrentSession(session())
  const client = createQueryClient()
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  let drawn = 0
  const draw = (node: ReactNode, audience: Audience = 'patient'): string => {
    const errors: unknown[] = []
    drawn += 1
    flushSync(() =>
      root.render(
        <Catch key={drawn} onError={(error) => errors.push(error)}>
          <QueryClientProvider client={client}>
            <MemoryRouter>
              <LanguageProvider value={{ messages, choose: () => Promise.resolve() }}>
                <AudienceProvider audience={audience}>
                  <PageMessagesProvider>
                    <SessionProvider restoring="" signedOut="" ended="">
                      <StatusContextProvider patient={undefined}>
                        <Suspense>
                          <PlainNamesProvider kinds={dictionaryKinds}>{node}</PlainNamesProvider>
                        </Suspense>
                      </StatusContextProvider>
                    </SessionProvider>
                  </PageMessagesProvider>
                </AudienceProvider>
              </LanguageProvider>
            </MemoryRouter>
          </QueryClientProvider>
        </Catch>,
      ),
    )
    if (errors.length > 0) throw errors[0]
    return container.textContent
  }
  const page = (audience: Audience) => (record: Resource) =>
    draw(
      <>
        <RecordStatusHeader type={typeOf(record)} resource={record} />
        <RecordDetail type={typeOf(record)} resource={record} />
      </>,
      audience,
    )
  const typeOf = (record: Resource): RecordType => record.resourceType as RecordType
  const sourceOf = (record: Resource) => exportSourceOf([record])
  const readingsOf = (record: Resource) => (isOfType(record, 'Observation') ? [readObservation(record, format)] : [])
  const sheet = (record: Resource) => {
    const source = sourceOf(record)
    const recordsOf = <T extends RecordType>(type: T) => (isOfType(record, type) ? [record] : [])
    const content = doctorSheetContent(recordsOf, source.supporting, status, NOW, format)
    const contacts = contactLines(
      isOfType(record, 'Patient') ? record : undefined,
      isOfType(record, 'CareTeam') ? [record] : [],
      [],
      exportContext,
      status,
      NOW,
    )
    return fitSheet(sheetLines(content, contacts, recordsOf('DiagnosticReport'), exportContext, status), true)
  }
  const timeline = (record: Resource) => {
    const sent = descriptorOf(typeOf(record)).date(record)?.raw
    const dateGroups = dateGroupsOf(sent)
    const event = {
      key: 'one',
      type: typeOf(record),
      kind: recordKindOf(typeOf(record), record),
      resource: record,
      raw: dateGroups?.day ?? sent,
      dateGroups,
      order: sent === undefined ? 0 : timeWithinDay(sent),
      visits: visitKeysOf(record),
      text: '',
    }
    const { years, undated } = groupTimeline([event])
    const all = newestYears(years, Infinity)
    return draw(
      <>
        <TimelineYears
          years={years}
          members={groupByVisit([event])}
          newest={all}
          opened={all}
          isPrinting
          onOpen={() => undefined}
        />
        <UndatedEvents events={undated} />
      </>,
    )
  }
  const trend = (record: Resource) => {
    const readings = readingsOf(record)
    const series = seriesOf(readingsFor('newest', readings, status))
    return draw(
      <>
        {series.map((one) => {
          const at = one.points.map((point) => point.at)
          timeTicks(Math.min(...at) - 86_400_000, Math.max(...at) + 86_400_000)
          valueTicks(one.points)
          return <SeriesSummary key={one.key} series={one} isWhole />
        })}
        {readings.map((reading, index) => (
          <Fragment key={index}>
            <ResultRow reading={reading} />
            <TrendTable readings={[reading]} name="x" isWhole />
          </Fragment>
        ))}
      </>,
    )
  }
  const growth = (record: Resource) =>
    (['height', 'weight', 'bmi'] as const).map((measure) =>
      growthMeasurements(readingsFor('newest', readingsOf(record), status), measure, '2019-04-01', 'female'),
    )
  const medicines = (record: Resource) => {
    if (isOfType(record, 'MedicationDispense')) return lastSupply(recordsUsableFor('newest', [record], status))
    return isOfType(record, 'MedicationRequest')
      ? buildDayPlan(
          [record],
          {
            keyOf: () => 'x',
            named: (request) => request,
            fillsOf: () => [],
            statusContext: status,
            now: NOW,
          },
          format,
        )
      : undefined
  }
  const visit = (record: Resource) =>
    isOfType(record, 'Encounter')
      ? [isOnVisitDay(record, '2026-05-03'), spansSeveralDays(record), sinceVisit(record)]
      : undefined
  const ages = (record: Resource) => {
    const birth = record['birthDate']
    return typeof birth === 'string'
      ? [ageInLargestUnit(birth, '2026-11-21'), ageInYearsAndMonths(birth, '2026-11-21')]
      : undefined
  }
  const row = (audience: Audience) => (record: Resource) => draw(<ResourceRow resource={record} />, audience)
  const list = (record: Resource) => {
    const Row = rowsByType[typeOf(record)] ?? ResourceRow
    recordGroups(typeOf(record), [record], status, format)
    return draw(<Row resource={record} />)
  }
  const plainName = (record: Resource) => {
    const concept = recordConceptOf(record, descriptorOf(typeOf(record)).title(record, format))
    const dictionary = concept && dictionaries[concept.kind]
    return dictionary && [dictionary.lookUp(concept.concept), dictionary.namesDisagree(concept.concept)]
  }
  const find = (record: Resource) => {
    const entries = textSearchEntries(record, { name: 'a', status: undefined, files: [], plain: [] })
    return (matchEntries(entries, ['a']) ?? []).map(({ text }) => snippet(text, ['a']))
  }
  const zip = async (record: Resource) => {
    const source = sourceOf(record)
    const into = createZip()
    const outcomes = await gatherFiles(plannedFiles(source, format), {
      session: {
        server: SERVER,
        ehr: { id: 'x', name: 'x', fhirBase: SERVER, clientId: 'x', offline: 'online_access' },
        get: () => Promise.reject(new FhirError('notFound', 'Binary read')),
      },
      signal: new AbortController().signal,
      fallback: 'File',
      maxBytes: 1_000_000,
      onFile: (name, bytes) => into.add(name, bytes, true),
      onProgress: () => undefined,
      pause: () => Promise.resolve(),
    })
    into.add(fileName(zipIndex(outcomes, 'record.txt', source, exportContext), 'index', 'txt'), new Uint8Array(), true)
    return into.end()
  }
  return {
    'a row': row('patient'),
    'a row for providers': row('provider'),
    'a list': list,
    'its page': page('patient'),
    'its page for providers': page('provider'),
    'its JSON': (record) => stringifyLosslessJson(record, 2),
    timeline,
    trend,
    growth,
    medicines,
    visit,
    ages,
    'a plain name': plainName,
    find,
    'the sheet for a doctor': sheet,
    'the sheet of vaccines': (record) =>
      draw(<VaccineSheet source={sourceOf(record)} context={exportContext} waiting={false} />),
    print: (record) => draw(<PrintedRecord source={sourceOf(record)} context={exportContext} />),
    CSV: (record) => csvText(sourceOf(record), typeOf(record), exportContext),
    text: (record) => recordText(sourceOf(record), exportContext),
    Bundle: (record) => bundleText(sourceOf(record), exportContext),
    IPS: (record) => makeIps(sourceOf(record), exportContext, () => '00000000-0000-4000-8000-000000000000'),
    zip,
  }
}

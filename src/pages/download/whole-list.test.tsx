import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { recordTypes } from '../../contract'
import { home as homeEs } from '../../i18n/locales/es/home'
import { recordPages as recordPagesEs } from '../../i18n/locales/es/record-pages'
import { loadPageMessages, messagesOf, pageMessagesOf } from '../../i18n/messages'
import { LanguageProvider } from '../../language/language-context'
import { exportContext, exportSourceOf } from '../../resources/export/__fixtures__/export-source'
import { bundleText } from '../../resources/export/bundle'
import { csvText } from '../../resources/export/csv'
import { pluralTypeName, type ExportContext } from '../../resources/export/export-context'
import { makeIps } from '../../resources/export/ips'
import { recordText } from '../../resources/export/record-text'
import { descriptorOf } from '../../resources/descriptors'
import { AudienceProvider } from '../../ui/audience'
import { PrintedRecord } from './printed-record'
import { zipIndex } from './zip-index'
import type { RecordType } from '../../contract'
import type { ExportGap, ExportSource } from '../../resources/export/export-source'

const listedTypes = recordTypes.filter((type) => descriptorOf(type).listQuery('x') !== undefined)
const gaps: readonly ExportGap[] = ['failed', 'loading', 'partial', 'limited', 'notShared', 'closed', 'notOffered']

const spanish = pageMessagesOf(messagesOf('es', homeEs), recordPagesEs)
const contexts: Readonly<Record<string, ExportContext>> = {
  en: exportContext,
  es: { ...exportContext, messages: { ...spanish, format: { ...exportContext.messages.format, ...spanish.format } } },
}

// Components do not suspend on messages that are loaded.
beforeAll(() => Promise.all([loadPageMessages('en'), loadPageMessages('es')]))

/** The printed record as text. */
const printedText = (source: ExportSource, context: ExportContext): string =>
  renderToStaticMarkup(
    <LanguageProvider value={{ messages: context.messages, choose: () => Promise.resolve() }}>
      <AudienceProvider audience="patient">
        <PrintedRecord source={source} context={context} />
      </AudienceProvider>
    </LanguageProvider>,
  )
    .replace(/<[^>]*>/g, '\n')
    .replaceAll('&#x27;', "'")

/** Every file and paper that holds records, as text. */
const files: Readonly<Record<string, (source: ExportSource, type: RecordType, context: ExportContext) => string>> = {
  FHIR: (source, _, context) => bundleText(source, context),
  IPS: (source, _, context) => makeIps(source, context, () => '00000000-0000-4000-8000-000000000000') ?? '',
  text: (source, _, context) => recordText(source, context),
  'zip index': (source, _, context) => zipIndex([], 'record.txt', source, context),
  paper: (source, _, context) => printedText(source, context),
  CSV: csvText,
}

describe.each(Object.keys(contexts))('in %s', (language) => {
  const context = contexts[language] ?? exportContext
  const { download } = context.messages
  const claims = [download.file.complete, download.text.nothingMissing]

  describe.each(Object.keys(files))('%s', (kind) => {
    const write = (source: ExportSource, type: RecordType): string => files[kind]?.(source, type, context) ?? ''

    test.each(listedTypes)('with a list of %s that is not whole says so, and never that nothing is missing', (type) => {
      for (const gap of gaps) {
        const record = { resourceType: type, id: 'r1' }
        const source = exportSourceOf([], { parts: [{ type, records: [record], rejected: 0, gap }] })
        const text = write(source, type)
        expect(text).toContain(download.gaps[gap](pluralTypeName(context, type), source.ehrName))
        for (const claim of claims) expect(text).not.toContain(claim)
      }
    })

    test('says how many records were left out', () => {
      const record = { resourceType: 'Goal', id: 'r1' }
      const text = write(exportSourceOf([], { parts: [{ type: 'Goal', records: [record], rejected: 2 }] }), 'Goal')
      expect(text).toContain(download.dropped(2))
      for (const claim of claims) expect(text).not.toContain(claim)
    })
  })
})

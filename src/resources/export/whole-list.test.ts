import { describe, expect, test } from 'vitest'
import { recordTypes } from '../../contract'
import { home as homeEs } from '../../i18n/locales/es/home'
import { recordPages as recordPagesEs } from '../../i18n/locales/es/record-pages'
import { messagesOf, pageMessagesOf } from '../../i18n/messages'
import { descriptorOf } from '../descriptors'
import { exportContext, exportSourceOf } from './__fixtures__/export-source'
import { bundleText } from './bundle'
import { csvText } from './csv'
import { pluralTypeName, type ExportContext } from './export-context'
import { makeIps } from './ips'
import { recordText } from './record-text'
import type { RecordType } from '../../contract'
import type { ExportGap, ExportSource } from './export-source'

const listedTypes = recordTypes.filter((type) => descriptorOf(type).listQuery('x') !== undefined)
const gaps: readonly ExportGap[] = ['failed', 'loading', 'partial', 'limited', 'notShared', 'closed', 'notOffered']

const spanish = pageMessagesOf(messagesOf('es', homeEs), recordPagesEs)
const contexts: Readonly<Record<string, ExportContext>> = {
  en: exportContext,
  es: { ...exportContext, messages: { ...spanish, format: { ...exportContext.messages.format, ...spanish.format } } },
}

/** Every file that holds records, as text. */
const files: Readonly<Record<string, (source: ExportSource, type: RecordType, context: ExportContext) => string>> = {
  FHIR: (source, _, context) => bundleText(source, context),
  IPS: (source, _, context) => makeIps(source, context, () => '00000000-0000-4000-8000-000000000000') ?? '',
  text: (source, _, context) => recordText(source, context),
  CSV: csvText,
}

describe.each(Object.keys(contexts))('in %s', (language) => {
  const context = contexts[language] ?? exportContext
  const { download } = context.messages
  const claims = [download.file.complete, download.text.nothingMissing]

  describe.each(Object.keys(files))('a %s file', (kind) => {
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

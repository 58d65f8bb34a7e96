import { bundleText } from '../../resources/export/bundle'
import { csvText } from '../../resources/export/csv'
import { makeIps, ipsCounts } from '../../resources/export/ips'
import { kindNames, pluralTypeName } from '../../resources/export/export-context'
import { datedFileName } from '../../components/files/save-file'
import { useEnteredInErrorCount } from '../../components/navigation/use-entered-in-error-count'
import { splitByKind } from '../../resources/observation-kind'
import { Disclosure } from '../../ui/disclosure'
import { usePageMessages } from '../../ui/use-page-messages'
import { useFileRecords } from '../../data/references/file-records'
import { FileSaver } from '../../components/files/file-saver'
import { DataTable } from '../../ui/data-table'
import { useAudience } from '../../ui/audience'
import { useMemo } from 'react'
import { formatCount } from '../../lib/locale-format'
import type { ExportSource, ExportPart } from '../../resources/export/export-source'
import type { ExportContext } from '../../resources/export/export-context'

const FHIR_JSON_TYPE = 'application/fhir+json'
const CSV_TYPE = 'text/csv;charset=utf-8'

async function zippedTables(source: ExportSource, context: ExportContext): Promise<Blob> {
  const { createZip } = await import('../../components/files/zip')
  const zip = createZip()
  // eslint-disable-next-line no-restricted-syntax -- the clock of this device
  const now = new Date(source.madeAt)
  for (const { type, records } of source.parts)
    if (records.length > 0)
      zip.add(
        datedFileName(pluralTypeName(context, type), 'csv', now),
        new TextEncoder().encode(csvText(source, type, context)),
        false,
      )
  return zip.end()
}

/** Exports for other apps: FHIR JSON, CSV and an International Patient Summary; each is created on request. */
export function AppExport({ source, context }: { source: ExportSource; context: ExportContext }) {
  const { exportOptions, download } = usePageMessages()
  const { options: texts } = download
  const withFileRecords = useFileRecords()
  const messages = exportOptions.app
  const present = source.parts.filter(({ records }) => records.length > 0)
  const records = source.parts.flatMap((part) => part.records)
  const mistakes = useEnteredInErrorCount()(records)
  return (
    <div className="stack no-print">
      <Disclosure summary={[download.contentsTitle(records.length), mistakes].filter(Boolean).join(', ')}>
        <ContentsTable parts={source.parts} />
      </Disclosure>
      <FileSaver>
        {(save) => (
          <>
            <section className="stack">
              <h2>{messages.fhir}</h2>
              <p>{texts.jsonHelp}</p>
              <p>
                <button
                  type="button"
                  className="primary"
                  onClick={() =>
                    save('health-record', 'json', FHIR_JSON_TYPE, async (madeAt) => {
                      const complete = await withFileRecords({ ...source, madeAt })
                      return new Blob([bundleText(complete, context)])
                    })
                  }
                >
                  {texts.jsonSave}
                </button>
              </p>
            </section>
            <section className="stack">
              <h2>{messages.csv}</h2>
              <p>{messages.csvHelp}</p>
              {present.length === 0 ? (
                <p>{download.empty}</p>
              ) : (
                <>
                  <p>
                    <button
                      type="button"
                      onClick={() =>
                        save('health-record-tables', 'zip', 'application/zip', (madeAt) =>
                          zippedTables({ ...source, madeAt }, context),
                        )
                      }
                    >
                      {messages.csvAll}
                    </button>
                  </p>
                  <Disclosure summary={messages.csvOne}>
                    <div className="row">
                      {present.map(({ type, records: ofType }) => (
                        <button
                          key={type}
                          type="button"
                          onClick={() =>
                            save(pluralTypeName(context, type), 'csv', CSV_TYPE, (madeAt) =>
                              csvText({ ...source, madeAt }, type, context),
                            )
                          }
                        >
                          {texts.csvSave(kindNames(context, type, ofType))}
                        </button>
                      ))}
                    </div>
                  </Disclosure>
                </>
              )}
            </section>
            <section className="stack">
              <h2>{messages.ips}</h2>
              <p>{texts.ipsHelp}</p>
              <IpsSection
                source={source}
                context={context}
                onSave={() =>
                  save('patient-summary', 'json', FHIR_JSON_TYPE, (madeAt) =>
                    makeIps({ ...source, madeAt }, context, () => crypto.randomUUID()),
                  )
                }
              />
            </section>
          </>
        )}
      </FileSaver>
    </div>
  )
}

/** A table of the kinds of records: their counts, and whether each is complete. */
function ContentsTable({ parts }: { parts: readonly ExportPart[] }) {
  const { download, typeNames, language } = usePageMessages()
  const { audience } = useAudience()
  const mistakes = useEnteredInErrorCount()
  return (
    <DataTable
      caption={download.contentsCaption}
      rowHeader="kind"
      columns={[
        { key: 'kind', label: download.columns.kind },
        { key: 'count', label: download.columns.count },
        { key: 'state', label: download.columns.state },
      ]}
      rows={parts
        .flatMap(({ type, records, gap }) =>
          splitByKind(type, records, (record) => record).map(([kind, ofKind]) => ({ kind, records: ofKind, gap })),
        )
        .map(({ kind, records, gap }) => ({
          key: kind,
          cells: {
            kind: typeNames[kind][audience === 'provider' ? 'provider' : 'patient'].many,
            count:
              records.length === 0 && gap !== undefined
                ? '–'
                : [formatCount(records.length, language.locale), mistakes(records)].filter(Boolean).join(', '),
            state: download.states[gap ?? 'complete'],
          },
        }))}
    />
  )
}

/** The button for the International Patient Summary, and what it includes and omits. */
function IpsSection({ source, context, onSave }: { source: ExportSource; context: ExportContext; onSave: () => void }) {
  const { download } = usePageMessages()
  const { ips, options: texts } = download
  const counts = useMemo(() => ipsCounts(source, context), [source, context])
  if (!source.patient) return <p>{texts.ipsNone}</p>
  return (
    <>
      <p>
        <button type="button" onClick={onSave}>
          {texts.ipsSave}
        </button>
      </p>
      <Disclosure summary={texts.ipsHolds}>
        <dl>
          {counts.map(({ id, included, omitted }) => (
            <div key={id}>
              <dt>{ips.sections[id]}</dt>
              <dd>{texts.ipsCount(included, omitted)}</dd>
            </div>
          ))}
        </dl>
        <p>{ips.otherKinds}</p>
      </Disclosure>
    </>
  )
}

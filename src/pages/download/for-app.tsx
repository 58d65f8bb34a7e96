import { bundleText } from '../../resources/export/bundle'
import { csvText } from '../../resources/export/csv'
import { makeIps } from '../../resources/export/ips'
import { typeName } from '../../resources/export/speech'
import { datedName } from '../../components/files/save-file'
import { useMistakes } from '../../components/navigation/use-mistakes'
import { Disclosure } from '../../ui/disclosure'
import { usePageWords } from '../../ui/page-words'
import { Ips } from './ips'
import { Saving } from './saving'
import { What } from './contents'
import type { ExportSource } from '../../resources/export/source'
import type { Speech } from '../../resources/export/speech'

const FHIR = 'application/fhir+json'
const CSV = 'text/csv;charset=utf-8'

async function allTables(source: ExportSource, speech: Speech): Promise<Blob> {
  const { openZip } = await import('../../components/files/zip')
  const zip = openZip()
  const now = new Date(source.madeAt)
  for (const { type, records } of source.parts)
    if (records.length > 0)
      zip.add(
        datedName(typeName(speech, type), 'csv', now),
        new TextEncoder().encode(csvText(source, type, speech)),
        false,
      )
  return zip.end()
}

/** Files for programs; each is put together when it is asked for. */
export function ForApp({ source, speech }: { source: ExportSource; speech: Speech }) {
  const { taking, download } = usePageWords()
  const { ways } = download
  const words = taking.app
  const present = source.parts.filter(({ records }) => records.length > 0)
  const records = source.parts.flatMap((part) => part.records)
  const mistakes = useMistakes()(records)
  return (
    <div className="stack no-print">
      <Disclosure summary={[download.whatTitle(records.length), mistakes].filter(Boolean).join(', ')}>
        <What parts={source.parts} />
      </Disclosure>
      <Saving>
        {(save) => (
          <>
            <section className="stack">
              <h2>{words.fhir}</h2>
              <p>{ways.jsonHelp}</p>
              <p>
                <button
                  type="button"
                  className="primary"
                  onClick={() =>
                    save('health-record', 'json', FHIR, (madeAt) => bundleText({ ...source, madeAt }, speech))
                  }
                >
                  {ways.jsonSave}
                </button>
              </p>
            </section>
            <section className="stack">
              <h2>{words.csv}</h2>
              <p>{words.csvHelp}</p>
              {present.length === 0 ? (
                <p>{download.nothing}</p>
              ) : (
                <>
                  <p>
                    <button
                      type="button"
                      onClick={() =>
                        save('health-record-tables', 'zip', 'application/zip', (madeAt) =>
                          allTables({ ...source, madeAt }, speech),
                        )
                      }
                    >
                      {words.csvAll}
                    </button>
                  </p>
                  <Disclosure summary={words.csvOne}>
                    <div className="row">
                      {present.map(({ type }) => (
                        <button
                          key={type}
                          type="button"
                          onClick={() =>
                            save(typeName(speech, type), 'csv', CSV, (madeAt) =>
                              csvText({ ...source, madeAt }, type, speech),
                            )
                          }
                        >
                          {ways.csvSave(typeName(speech, type))}
                        </button>
                      ))}
                    </div>
                  </Disclosure>
                </>
              )}
            </section>
            <section className="stack">
              <h2>{words.ips}</h2>
              <p>{ways.ipsHelp}</p>
              <Ips
                source={source}
                onSave={() =>
                  save('patient-summary', 'json', FHIR, (madeAt) =>
                    makeIps({ ...source, madeAt }, speech, () => crypto.randomUUID()),
                  )
                }
              />
            </section>
          </>
        )}
      </Saving>
    </div>
  )
}

import { useDeferredValue, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { applySelection, exportYearsOf, type ExportSelection } from '../../resources/export/export-selection'
import { estimatePages } from '../../resources/export/estimate-pages'
import { recordText } from '../../resources/export/record-text'
import { withoutErrors, type ExportSource } from '../../resources/export/export-source'
import { Banner } from '../../ui/banner'
import { usePageMessages } from '../../ui/use-page-messages'
import { dictionaryKinds } from '../../dictionary/dictionary-kinds'
import { usePlainNames } from '../../components/plain-language/plain-names-context'
import { PlainNamesProvider } from '../../components/plain-language/plain-names-provider'
import { ExportFilters } from './export-filters'
import { ZipExport } from './zip-export'
import { PrintedRecord } from './printed-record'
import { FileSaver } from '../../components/files/file-saver'
import type { ExportContext } from '../../resources/export/export-context'

/** Printing more pages than this asks for confirmation. */
const CONFIRM_ABOVE_PAGES = 20

type PrintState = 'none' | 'asking' | 'shown'

interface PersonalExportProps {
  readonly source: ExportSource
  readonly context: ExportContext
  readonly waiting: boolean
}

/** The record as readable text, filtered by type and year: shows the number of records and pages before it is printed or saved. */
export function PersonalExport(props: PersonalExportProps) {
  return (
    <PlainNamesProvider kinds={dictionaryKinds} brief>
      <PersonalExportForm {...props} />
    </PlainNamesProvider>
  )
}

function PersonalExportForm({ source: fullSource, context, waiting }: PersonalExportProps) {
  const { exportOptions, download } = usePageMessages()
  const [choice, setChoice] = useState<ExportSelection>({ excludedTypes: new Set(), from: undefined, to: undefined })
  const [printState, setPrintState] = useState<PrintState>('none')
  const messages = exportOptions.me
  const validSource = useMemo(() => withoutErrors(fullSource), [fullSource])
  const deferredChoice = useDeferredValue(choice)
  const source = useMemo(() => applySelection(validSource, deferredChoice), [validSource, deferredChoice])
  const count = source.parts.reduce((sum, { records }) => sum + records.length, 0)
  const namesOf = usePlainNames()
  const pages = useMemo(
    () => estimatePages(source, context, (record, name) => namesOf(record, name)?.plain?.name),
    [source, context, namesOf],
  )
  const print = () => {
    // Rendered at once: the text must be in the document before the print dialog opens.
    flushSync(() => setPrintState('shown'))
    window.print()
  }
  const isEmpty = validSource.parts.every(({ records }) => records.length === 0)
  const noneText = isEmpty ? download.empty : messages.empty
  const choose = (next: ExportSelection) => {
    setChoice(next)
    setPrintState('none')
  }
  return (
    <>
      <div className="stack no-print">
        {isEmpty ? null : (
          <ExportFilters
            all={validSource}
            context={context}
            years={exportYearsOf(validSource)}
            choice={choice}
            onChoose={choose}
          />
        )}
        <p role="status">
          <strong>{count > 0 ? messages.holds(count, pages) : noneText}</strong>
        </p>
        {count === 0 ? null : (
          <>
            <PrintSection state={printState} pages={pages} waiting={waiting} onChange={setPrintState} onPrint={print} />
            <FileSaver>
              {(save) => (
                <section className="stack">
                  <h2>{download.options.text}</h2>
                  <p>{download.options.textHelp}</p>
                  <p>
                    <button
                      type="button"
                      onClick={() =>
                        save('health-record', 'txt', 'text/plain;charset=utf-8', (madeAt) =>
                          recordText({ ...source, madeAt }, context),
                        )
                      }
                    >
                      {download.options.textSave}
                    </button>
                  </p>
                </section>
              )}
            </FileSaver>
            <ZipExport source={source} context={context} waiting={waiting} />
          </>
        )}
      </div>
      {printState === 'shown' ? <PrintedRecord source={source} context={context} /> : null}
    </>
  )
}

/** The print button; asks for confirmation before many pages. */
function PrintSection({
  state,
  pages,
  waiting,
  onChange,
  onPrint,
}: {
  state: PrintState
  pages: number
  waiting: boolean
  onChange: (next: PrintState) => void
  onPrint: () => void
}) {
  const { exportOptions, download } = usePageMessages()
  const messages = exportOptions.me
  const needsConfirmation = pages > CONFIRM_ABOVE_PAGES && state !== 'shown'
  if (state === 'asking')
    return (
      <Banner tone="warn" alert title={messages.confirmTitle(pages)}>
        <p>{messages.confirmText}</p>
        <div className="row">
          <button type="button" onClick={onPrint}>
            {messages.confirmPrint(pages)}
          </button>
          <button type="button" onClick={() => onChange('none')}>
            {messages.cancelPrint}
          </button>
        </div>
      </Banner>
    )
  return (
    <section className="stack">
      <h2>{download.options.print}</h2>
      <div className="row">
        <button
          type="button"
          className="primary"
          disabled={waiting}
          onClick={needsConfirmation ? () => onChange('asking') : onPrint}
        >
          {download.options.printButton}
        </button>
        {state === 'shown' ? (
          <button type="button" onClick={() => onChange('none')}>
            {messages.hide}
          </button>
        ) : null}
      </div>
    </section>
  )
}

import { useState } from 'react'
import { applySelection, exportYearsOf, type ExportSelection } from '../../resources/export/export-selection'
import { bundleText } from '../../resources/export/bundle'
import { makeIps } from '../../resources/export/ips'
import { useFileRecords } from '../../data/references/file-records'
import { FileSaver } from '../../components/files/file-saver'
import { RadioGroup } from '../../ui/radio-group'
import { usePageMessages } from '../../ui/use-page-messages'
import { ExportFilters } from './export-filters'
import styles from './download.module.css'
import type { ExportSource } from '../../resources/export/export-source'
import type { ExportContext } from '../../resources/export/export-context'

const contents = ['everything', 'summary', 'chosen'] as const
type Content = (typeof contents)[number]

interface ProtectedCopyProps {
  readonly source: ExportSource
  readonly context: ExportContext
  readonly waiting: boolean
}

/** An encrypted FHIR file, and the passphrase that opens it, which is made here and shown once. */
export function ProtectedCopy({ source, context, waiting }: ProtectedCopyProps) {
  const { exportOptions } = usePageMessages()
  const messages = exportOptions.copy
  const [content, setContent] = useState<Content>('everything')
  const [choice, setChoice] = useState<ExportSelection>({ excludedTypes: new Set(), from: undefined, to: undefined })
  const [passphrase, setPassphrase] = useState<string>()
  const chosen = content === 'chosen' ? applySelection(source, choice) : source
  const count = chosen.parts.reduce((sum, { records }) => sum + records.length, 0)
  const options = contents.filter((each) => each !== 'summary' || source.patient !== undefined)

  const withFileRecords = useFileRecords()
  const make = (madeAt: string): Promise<Blob> | undefined => {
    if (content !== 'summary')
      return withFileRecords({ ...chosen, madeAt }).then((complete) => protect(bundleText(complete, context)))
    const text = makeIps({ ...source, madeAt }, context, () => crypto.randomUUID())
    return text === undefined ? undefined : protect(text)
  }
  const protect = async (text: string): Promise<Blob> => {
    const { newPassphrase, protectCopy } = await import('../../lib/protected-copy')
    const made = newPassphrase()
    const file = await protectCopy(text, made)
    setPassphrase(made)
    return new Blob([file])
  }
  const change = (update: () => void) => {
    update()
    setPassphrase(undefined)
  }
  return (
    <FileSaver>
      {(save) => (
        <div className="stack">
          <div className="stack no-print">
            <RadioGroup
              legend={messages.content}
              name="content"
              options={options.map((value) => ({ value, label: messages.contents[value] }))}
              value={content}
              onChange={(value) => change(() => setContent(value))}
            />
            {content === 'chosen' ? (
              <ExportFilters
                all={source}
                context={context}
                years={exportYearsOf(source)}
                choice={choice}
                onChoose={(next) => change(() => setChoice(next))}
              />
            ) : null}
            {count === 0 ? <p role="status">{exportOptions.me.empty}</p> : null}
            <div>
              <button
                type="button"
                className="primary"
                disabled={waiting || count === 0}
                onClick={() => save('record-copy', 'jwe', 'application/jose', make)}
              >
                {messages.save}
              </button>
            </div>
          </div>
          {passphrase === undefined ? null : <Passphrase passphrase={passphrase} />}
        </div>
      )}
    </FileSaver>
  )
}

function Passphrase({ passphrase }: { passphrase: string }) {
  const { exportOptions } = usePageMessages()
  const { copy } = exportOptions
  return (
    <section className={styles['sheet']} aria-live="polite">
      <h2>{copy.passphrase}</h2>
      <p className={styles['passphrase']} translate="no">
        {passphrase}
      </p>
      <p>{copy.keep}</p>
      <p className="no-print">{copy.once}</p>
      <div className="no-print">
        <button type="button" onClick={() => window.print()}>
          {copy.print}
        </button>
      </div>
    </section>
  )
}

import { useState } from 'react'
import { useSession } from '../../auth/session/session-provider'
import { datedFileName, saveFile } from '../../components/files/save-file'
import { isMasked, useMasking } from '../../data/privacy/masked-records'
import { formatDate } from '../../fhir/format-date'
import { preferredNameText } from '../../fhir/human-name'
import { dayInZone } from '../../fhir/zone-day'
import { loadCorrectMessages } from '../../i18n/correct-loader'
import { useFormat } from '../../language/language-context'
import { objectsOf, textOf } from '../../lib/json'
import {
  correctionLetter,
  letterText,
  type LetterPart,
  type LetterReason,
} from '../../resources/export/correction-letter'
import { useAudience } from '../../ui/audience'
import { useNow } from '../../ui/use-now'
import { useLoadedMessages } from '../../ui/use-page-messages'
import styles from '../../components/export/sheet.module.css'
import type { Resource, ResourceOf } from '../../fhir/resource'
import type { ExportContext } from '../../resources/export/export-context'

interface CorrectionLetterProps {
  readonly reason: LetterReason
  readonly records: readonly Resource[]
  readonly shouldSay: string
  readonly howKnown: string
  readonly patient: ResourceOf<'Patient'> | undefined
  readonly context: ExportContext
  onClear(): void
}

/** The letter as it will be printed, copied or saved. */
export function CorrectionLetter({ records, patient, context, onClear, ...answers }: CorrectionLetterProps) {
  const messages = useLoadedMessages(loadCorrectMessages)
  const session = useSession()
  const format = useFormat()
  const mask = useMasking()
  const { audience } = useAudience()
  const now = useNow()
  const [outcome, setOutcome] = useState('')
  const dayText = (raw: string) => formatDate(raw, { format, style: 'patient' }).text
  const born = textOf(patient?.birthDate)
  const name = preferredNameText(patient?.name)
  const [recordNumber] = objectsOf(patient?.identifier).flatMap(({ value }) => textOf(value) ?? [])
  const today = dayText(dayInZone(now, undefined))
  const parts = correctionLetter(
    {
      ...answers,
      records: records.map(mask),
      isForOther: audience === 'proxy',
      patient: {
        ...(name === undefined ? {} : { name }),
        ...(born === undefined ? {} : { born: dayText(born) }),
        ...(recordNumber === undefined ? {} : { recordNumber }),
      },
      ehrName: session.kind !== 'ehr' ? undefined : session.ehr.name,
      office: session.ehr.correction ?? {},
      today,
    },
    context,
    messages,
  )
  const save = () => {
    const fileName = datedFileName('correction request', 'txt', new Date())
    saveFile(fileName, 'text/plain;charset=utf-8', letterText(parts))
    setOutcome(messages.saved(fileName))
  }
  const copy = () => {
    navigator.clipboard.writeText(letterText(parts)).then(
      () => setOutcome(messages.copied),
      () => setOutcome(messages.notCopied),
    )
  }
  return (
    <>
      {records.some((record) => isMasked(session, record)) ? <p className="no-print">{messages.privateNote}</p> : null}
      <section className={styles['sheet']} aria-label={messages.preview}>
        {parts.map((part, index) => (
          <Part key={index} part={part} />
        ))}
      </section>
      <div className="row no-print">
        <button type="button" className="primary" onClick={() => window.print()}>
          {messages.print}
        </button>
        <button type="button" onClick={copy}>
          {messages.copy}
        </button>
        <button type="button" onClick={save}>
          {messages.save}
        </button>
        <button type="button" onClick={onClear}>
          {messages.clear}
        </button>
      </div>
      <p role="status" className="no-print">
        {outcome}
      </p>
    </>
  )
}

function Part({ part: { kind, lines, numbers = [] } }: { part: LetterPart }) {
  if (kind === 'heading') return <h2>{lines.join(' ')}</h2>
  return (
    <div>
      {lines.map((line, index) => (
        <p key={index} dir="auto">
          {kind === 'record' && index === 0 ? <strong>{line}</strong> : line}
        </p>
      ))}
      {numbers.map((number) => (
        <p key={number} className="small">
          {number}
        </p>
      ))}
    </div>
  )
}

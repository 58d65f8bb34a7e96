import { useState, type FormEvent } from 'react'
import { formatDate } from '../../fhir/format-date'
import { preferredNameText } from '../../fhir/human-name'
import { loadOpenFileMessages } from '../../i18n/loader'
import { patientsIn, type OpenedFile } from '../../intake/opened-file'
import { useFormat } from '../../language/language-context'
import { textOf } from '../../lib/json'
import { PageHeading } from '../../ui/page-heading'
import { RadioGroup } from '../../ui/radio-group'
import { useLoadedMessages } from '../../ui/use-page-messages'

interface ChoosePersonProps {
  readonly file: OpenedFile
  onChoose(patientId: string): void
  onCancel(): void
}

/** Asks whose record to open, where a file has several. */
export function ChoosePerson({ file, onChoose, onCancel }: ChoosePersonProps) {
  const messages = useLoadedMessages(loadOpenFileMessages)
  const format = useFormat()
  const [selected, setSelected] = useState<string>()
  const patients = patientsIn(file)
  const options = patients.flatMap(({ id, name, birthDate }) => {
    if (id === undefined) return []
    const date = textOf(birthDate)
    const born = date === undefined ? '' : `, ${messages.bornOn(formatDate(date, { format, style: 'patient' }).text)}`
    return { value: id, label: `${preferredNameText(name) ?? messages.unnamed}${born}` }
  })
  const open = (event: FormEvent) => {
    event.preventDefault()
    if (selected !== undefined) onChoose(selected)
  }
  return (
    <form className="stack" onSubmit={open}>
      <PageHeading title={messages.whoTitle(patients.length)} />
      <RadioGroup legend={messages.whoLegend} name="person" options={options} value={selected} onChange={setSelected} />
      <div className="row">
        <button type="submit" className="primary" aria-disabled={selected === undefined}>
          {messages.open}
        </button>
        <button type="button" onClick={onCancel}>
          {messages.other}
        </button>
      </div>
    </form>
  )
}

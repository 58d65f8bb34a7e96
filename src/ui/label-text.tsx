import { languageNote } from '../fhir/dosage'
import { useFormat } from '../language/language-context'
import { RecordText } from './record-text'

/** A label; where it is the English name of an element that no table has, with the language of that name. */
export function LabelText({ label }: { label: string }) {
  const format = useFormat()
  const note = format.code === 'en' ? '' : languageNote('en', format)
  return note !== '' && label.endsWith(` ${note}`) ? (
    <RecordText text={label.slice(0, -note.length - 1)} language="en" warns />
  ) : (
    label
  )
}

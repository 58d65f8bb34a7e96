import { codeMeaning } from '../../i18n/code-meaning'
import { useDetailLevel, useTextAudience } from '../../ui/detail-level'
import { usePageMessages } from '../../ui/use-page-messages'
import type { InterpretationFlag } from '../../fhir/result'

const arrows: Readonly<Record<string, string>> = {
  H: '▲',
  HX: '▲',
  HH: '▲▲',
  HU: '▲▲',
  'H*': '▲▲',
  'H>': '▲▲',
  L: '▼',
  LX: '▼',
  LL: '▼▼',
  LU: '▼▼',
  'L*': '▼▼',
  'L<': '▼▼',
  A: '◆',
  AA: '◆◆',
  'A*': '◆◆',
}

/**
 * The flag of a result as a short sign: an arrow, in the clinical view with the lab's code, in parentheses if this app compared the result to its
 * range. The text is available to screen readers. A flag without an arrow is shown as text, unless it only confirms what the value says.
 */
export function FlagSign({ flag: { code, source, display } }: { flag: InterpretationFlag }) {
  const { codeText, states } = usePageMessages()
  const audience = useTextAudience()
  const detail = useDetailLevel()
  const text = codeText('Observation.interpretation', code, audience, display)
  const fullText = `${text} (${states.flagSource[source]})`
  const arrow = arrows[code]
  const { tone, known } = codeMeaning('Observation.interpretation', code)
  const isUnremarkable = tone === 'none' && known
  const patientSign = isUnremarkable ? '' : (arrow ?? text)
  const sign = detail === 'clinical' ? [code, arrow].filter(Boolean).join(' ') : patientSign
  return (
    <abbr title={fullText}>
      <span aria-hidden="true">{sign !== '' && source === 'range' ? `(${sign})` : sign}</span>
      <span className="visually-hidden">{fullText}</span>
    </abbr>
  )
}

/** The flag as a sign, and a note if the range sent with the result disagrees with it. */
export function FlagSignWithRange({ flag }: { flag: InterpretationFlag }) {
  const { views, codeText } = usePageMessages()
  return (
    <>
      <FlagSign flag={flag} />
      {flag.rangeCode === undefined ? null : (
        <p className="muted small">
          {views.common.flagByRange(codeText('Observation.interpretation', flag.rangeCode, 'provider').toLowerCase())}
        </p>
      )}
    </>
  )
}

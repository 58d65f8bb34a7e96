import { codeMeaning } from '../../i18n/code-meaning'
import { useAudience } from '../../ui/language'
import { usePageMessages } from '../../ui/use-page-messages'
import type { ResultFlag } from '../../clinical/observations/result-reading'

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
 * The flag of a result where there is room for a sign only: an arrow, for care staff with the letter of the lab, and in brackets where this app
 * compared the result with its range. Its words are there for those who cannot see the shape; a flag without a shape is said in words, unless it only says that all is as expected, or found and not found, which the value says.
 */
export function FlagSign({ flag: { code, source, display } }: { flag: ResultFlag }) {
  const { codeText, states } = usePageMessages()
  const { audience } = useAudience()
  const words = `${codeText('Observation.interpretation', code, audience, display)} (${states.flag[source]})`
  const arrow = arrows[code]
  const { tone, known } = codeMeaning('Observation.interpretation', code)
  const isPlain = tone === 'none' && known
  const sign =
    audience === 'provider'
      ? [code, arrow].filter(Boolean).join(' ')
      : isPlain
        ? ''
        : (arrow ?? codeText('Observation.interpretation', code, audience, display))
  return (
    <abbr title={words}>
      <span aria-hidden="true">{sign === '' ? '' : source === 'range' ? `(${sign})` : sign}</span>
      <span className="visually-hidden">{words}</span>
    </abbr>
  )
}

/** The flag as a sign, and where the range sent with the result says something else, that. */
export function FlagSignWithRange({ flag }: { flag: ResultFlag }) {
  const { views, codeText } = usePageMessages()
  return (
    <>
      <FlagSign flag={flag} />
      {flag.rangeCode === undefined ? null : (
        <p className="muted small">
          {views.frame.rangeSays(codeText('Observation.interpretation', flag.rangeCode, 'provider').toLowerCase())}
        </p>
      )}
    </>
  )
}

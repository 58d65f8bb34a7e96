import { useAudience } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'

const arrows: Readonly<Record<string, string>> = { H: '▲', HH: '▲▲', HU: '▲▲', L: '▼', LL: '▼▼', LU: '▼▼' }

/** The flag of a result where there is room for a letter only; its words are there for those who cannot see the shape. */
export function FlagLetter({ code, display }: { code: string; display: string | undefined }) {
  const { codeText } = usePageWords()
  const { audience } = useAudience()
  const words = codeText('Observation.interpretation', code, audience, display)
  return (
    <abbr title={words}>
      {code} <span aria-hidden="true">{arrows[code] ?? ''}</span>
      <span className="visually-hidden">{words}</span>
    </abbr>
  )
}

import { Fragment } from 'react'
import { OpeningSentences } from '../../ui/story'
import { RecordText } from '../../ui/record-text'
import type { OpeningPart, OpeningSentence } from '../../clinical/shared/opening-sentence'

/** The sentences that open a page: the first fact emphasized, words of the record in quotation marks and with their language. */
export const RuleSentences = ({
  sentences,
  wide = false,
}: {
  sentences: readonly OpeningSentence[]
  wide?: boolean
}) =>
  sentences.length === 0 ? null : (
    <OpeningSentences wide={wide}>
      {sentences.map(({ rule, parts }, index) => (
        <Fragment key={`${rule} ${String(index)}`}>
          {index === 0 ? null : ' '}
          <SentenceParts parts={parts} />
        </Fragment>
      ))}
    </OpeningSentences>
  )

/** The parts of one sentence. */
export const SentenceParts = ({ parts }: Pick<OpeningSentence, 'parts'>) =>
  parts.map((part, at) => <Part key={at} part={part} />)

function Part({ part: { kind, text, language, isCoded = false } }: { part: OpeningPart }) {
  if (kind === 'lead') return <strong>{text}</strong>
  if (kind === 'plain') return text
  if (kind === 'record') return <RecordText text={text} language={language} />
  return <RecordText text={text} language={language} isCoded={isCoded} isQuoted warns />
}

import type { ReactNode } from 'react'
import { useTextLanguage } from '../../ui/record-text'
import { TextWithTerms } from './text-with-terms'

/** A text of the record with its line breaks, in which terms are explained. `before`: a label in front of it. */
export function ExplainedParagraph({ text, before }: { text: string; before?: ReactNode }) {
  const language = useTextLanguage(text)
  return (
    <TextWithTerms text={text}>
      {(content) => (
        <p style={{ whiteSpace: 'pre-line' }}>
          {before}
          <bdi lang={language}>{content}</bdi>
        </p>
      )}
    </TextWithTerms>
  )
}

import { isSocialSecurityNumber, maskSocialSecurityNumbers } from '../fhir/sensitive-numbers'
import { useMessages } from '../language/language-context'
import { RecordText } from './record-text'

/** A number of which only the last digits are shown until it is opened. */
export function SecretNumber({ text }: { text: string }) {
  const { values } = useMessages()
  return (
    <details>
      <summary>{/\d$/.test(text) ? values.endsIn(text.slice(-4)) : values.hiddenNumber}</summary>
      <bdi>{text}</bdi>
    </details>
  )
}

/** A text of the record, with its language; social security numbers in it are masked until it is opened. */
export function MaskedText({
  text,
  className,
  language,
  isCoded = false,
  warns,
}: {
  text: string
  className?: string | undefined
  /** Language code of the text, where it is known. */
  language?: string | undefined
  /** A name from a code system. */
  isCoded?: boolean
  /** A warning, after which its language is named. */
  warns?: boolean | undefined
}) {
  if (isSocialSecurityNumber(text)) return <SecretNumber text={text} />
  const masked = maskSocialSecurityNumbers(text)
  if (masked === text)
    return <RecordText text={text} className={className} language={language} isCoded={isCoded} warns={warns} />
  return (
    <details>
      <summary>
        <RecordText text={masked} className={className} language={language} isCoded={isCoded} warns={warns} />
      </summary>
      <RecordText text={text} className={className} language={language} isCoded={isCoded} warns={warns} />
    </details>
  )
}

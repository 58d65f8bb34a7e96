import { isSocialSecurityNumber, maskSocialSecurityNumbers } from '../fhir/sensitive-numbers'
import { useMessages } from '../language/language-context'

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

/** A text of the record; social security numbers in it are masked until it is opened. */
export function MaskedText({
  text,
  className,
  language,
}: {
  text: string
  className?: string | undefined
  /** Language code of the text, where it is another one than the reader's. */
  language?: string | undefined
}) {
  if (isSocialSecurityNumber(text)) return <SecretNumber text={text} />
  const masked = maskSocialSecurityNumbers(text)
  if (masked === text)
    return (
      <bdi className={className} lang={language}>
        {text}
      </bdi>
    )
  return (
    <details>
      <summary>
        <bdi className={className} lang={language}>
          {masked}
        </bdi>
      </summary>
      <bdi className={className} lang={language}>
        {text}
      </bdi>
    </details>
  )
}

import { withoutAuthor } from '../clinical/documents/without-author'
import { attachmentOf } from '../fhir/show-details'
import { encodeIdForPath } from '../fhir/id'
import { otherLanguage } from '../lib/other-language'
import { show } from '../fhir/show'
import { objectsOf } from '../lib/json'
import { isMaskedRecord } from '../resources/masking'
import { firstSentence } from './first-sentence'
import { glanceOf } from './glance-of'
import { withShortName } from './short-name'
import { appText, phraseOf, quoted, writtenText } from './text'
import { valueText } from './value-text'
import type { DisplayValue } from '../fhir/display-value'
import type { ResourceOf } from '../fhir/resource'
import type { Glance, GlanceText } from './glance'
import type { GlanceContext } from './glance-context'

type Document = ResourceOf<'DocumentReference'>
type Attachment = Extract<DisplayValue, { kind: 'attachment' }>

/** The text of a file, if the record has it with the document; undefined for others. */
export type TextOfFile = (file: Attachment) => string | undefined

const filesOf = (document: Document): readonly Attachment[] =>
  objectsOf(document.content)
    .flatMap(({ attachment }) => attachmentOf(attachment) ?? [])
    .filter((file) => file.kind === 'attachment')

/** The first sentence of the first text, in quotation marks and with its language. */
function sentenceOf(files: readonly Attachment[], textOfFile: TextOfFile): readonly GlanceText[] {
  const [sentence] = files
    .filter(({ contentType }) => /^text\/plain/i.test(contentType ?? ''))
    .flatMap((file) => {
      const text = firstSentence(textOfFile(file) ?? '')
      return text === undefined ? [] : quoted(writtenText(text, file.language))
    })
  return sentence === undefined ? [] : [sentence]
}

/** The authors; those without a name only once. */
const authorsOf = ({ author }: Document, context: GlanceContext): readonly GlanceText[] =>
  objectsOf(author)
    .flatMap((each) => {
      const shown = show(each, 'Reference', 'DocumentReference.author', context.messages.format)
      return (shown && valueText(shown, context)) ?? []
    })
    .filter(({ text }, index, all) => all.findIndex((other) => other.text === text) === index)

/** The row of a document: its kind, the first sentence of a text or else its author, files in another language, and its day. It opens the page with its text. */
export function documentGlance(document: Document, context: GlanceContext, textOfFile: TextOfFile): Glance {
  if (isMaskedRecord(document)) return glanceOf(document, context)
  const glance = glanceOf(withoutAuthor(document), context)
  const files = filesOf(document)
  const sentence = sentenceOf(files, textOfFile)
  const languages = files.flatMap(({ language }) => otherLanguage(language, context.messages.language.code))
  return {
    ...glance,
    name: withShortName(glance.name),
    href: `/documents/${encodeIdForPath(document.id)}`,
    phrases: [
      ...glance.phrases,
      ...(sentence.length > 0 ? sentence : authorsOf(document, context)).map((text) => phraseOf(text)),
      ...[...new Set(languages)].map((name) => phraseOf(appText(name))),
    ],
  }
}

import { objectsOf, textOf } from '../../../lib/json'
import { attachmentOf } from '../../../fhir/show-details'
import { isSameText } from '../../../clinical/observations/report-text'
import { TextWithTerms } from '../../../components/note-terms/text-with-terms'
import { inlineText } from '../../../components/files/inline-text'
import { Attachment } from '../../../ui/attachment'
import { NoteText } from '../../../ui/note-text'
import { useTextLanguage } from '../../../ui/record-text'
import { usePageMessages } from '../../../ui/use-page-messages'
import { Value } from '../../../ui/value'
import type { DisplayValue } from '../../../fhir/display-value'
import type { ResourceOf } from '../../../fhir/resource'

type Report = ResourceOf<'DiagnosticReport'>

/** Text shown in the page; it comes before files that have to be opened. */
const isInlineText = (form: DisplayValue): boolean =>
  form.kind === 'attachment' && /^(?:text\/(?!rtf|xml)|application\/xhtml)/i.test(form.contentType ?? '')

/** The files of a report, its text first. */
export function reportForms(report: Report): readonly DisplayValue[] {
  const forms = objectsOf(report.presentedForm).flatMap((form) => attachmentOf(form) ?? [])
  return [...forms.filter(isInlineText), ...forms.filter((form) => !isInlineText(form))]
}

/** The conclusion of a report, then its text and files, without repetitions. */
export function ReportText({ report }: { report: Report }) {
  const { detail, label } = usePageMessages()
  const conclusion = textOf(report.conclusion)
  return (
    <>
      {conclusion === undefined ? null : (
        <section>
          <h2>{label('DiagnosticReport.conclusion', 'patient')}</h2>
          <ReportConclusion text={conclusion} />
        </section>
      )}
      {reportForms(report).length === 0 ? null : (
        <section>
          <h2>{detail.results.fullReport}</h2>
          <ReportFiles report={report} />
        </section>
      )}
    </>
  )
}

/** The conclusion in the words of the record, with its terms explained. */
export function ReportConclusion({ text }: { text: string }) {
  const language = useTextLanguage(text)
  return (
    <div data-element="DiagnosticReport.conclusion">
      <TextWithTerms text={text}>
        {(content) => (
          <NoteText text={text} language={language}>
            {content}
          </NoteText>
        )}
      </TextWithTerms>
    </div>
  )
}

/** The text and files of a report. A text that the conclusion or an earlier file has too says so. */
export function ReportFiles({ report }: { report: Report }) {
  const conclusion = textOf(report.conclusion)
  const forms = reportForms(report)
  const isAlreadyShownBefore = (index: number) => (text: string) =>
    [
      conclusion,
      ...forms.slice(0, index).map((form) => (form.kind === 'attachment' ? inlineText(form) : undefined)),
    ].some((before) => before !== undefined && isSameText(text, before))
  return (
    <div className="stack" data-element="DiagnosticReport.presentedForm">
      {forms.map((form, index) =>
        form.kind === 'attachment' ? (
          <Attachment
            key={index}
            value={form}
            loadsEagerly={index === 0}
            isAlreadyShown={isAlreadyShownBefore(index)}
          />
        ) : (
          <Value key={index} value={form} />
        ),
      )}
    </div>
  )
}

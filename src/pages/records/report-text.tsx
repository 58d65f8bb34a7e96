import { objectsOf, textOf } from '../../lib/json'
import { attachmentOf } from '../../fhir/show-details'
import { isSameText } from '../../clinical/observations/report-text'
import { ExplainedParagraph } from '../../components/note-terms/explained-paragraph'
import { inlineText } from '../../components/files/inline-text'
import { Attachment } from '../../ui/attachment'
import { usePageMessages } from '../../ui/use-page-messages'
import { Value } from '../../ui/value'
import type { DisplayValue } from '../../fhir/display-value'
import type { ResourceOf } from '../../fhir/resource'

/** Text shown in the page; it comes before files that have to be opened. */
const isInlineText = (form: DisplayValue): boolean =>
  form.kind === 'attachment' && /^(?:text\/(?!rtf|xml)|application\/xhtml)/i.test(form.contentType ?? '')

/** The conclusion of a report, then its text and files, without repetitions. */
export function ReportText({ report }: { report: ResourceOf<'DiagnosticReport'> }) {
  const { detail, label } = usePageMessages()
  const conclusion = textOf(report.conclusion)
  const attachments = objectsOf(report.presentedForm).flatMap((form) => attachmentOf(form) ?? [])
  const forms = [...attachments.filter(isInlineText), ...attachments.filter((form) => !isInlineText(form))]
  const isAlreadyShownBefore = (index: number) => (text: string) =>
    [
      conclusion,
      ...forms.slice(0, index).map((form) => (form.kind === 'attachment' ? inlineText(form) : undefined)),
    ].some((before) => before !== undefined && isSameText(text, before))
  return (
    <>
      {conclusion === undefined ? null : (
        <section data-element="DiagnosticReport.conclusion">
          <h2>{label('DiagnosticReport.conclusion', 'patient')}</h2>
          <ExplainedParagraph text={conclusion} />
        </section>
      )}
      {forms.length === 0 ? null : (
        <section className="stack" data-element="DiagnosticReport.presentedForm">
          <h2>{detail.results.fullReport}</h2>
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
        </section>
      )}
    </>
  )
}

import { objectsOf, textOf } from '../../lib/json'
import { attachmentOf } from '../../fhir/show-details'
import { saysTheSame } from '../../clinical/observations/report-words'
import { inlineText } from '../../components/files/inline-text'
import { Attachment } from '../../ui/attachment'
import { usePageWords } from '../../ui/page-words'
import { Value } from '../../ui/value'
import type { Shown } from '../../fhir/shown'
import type { Resource } from '../../fhir/resource'

/** What is read in the page itself stands before what has to be opened. */
const isRead = (form: Shown): boolean =>
  form.kind === 'attachment' && /^(?:text\/(?!rtf|xml)|application\/xhtml)/i.test(form.contentType ?? '')

/** What a report says in words: its conclusion, then its text and files, none of them twice. */
export function ReportWords({ report }: { report: Resource }) {
  const { detail, label } = usePageWords()
  const conclusion = textOf(report['conclusion'])
  const sent = objectsOf(report['presentedForm']).flatMap((form) => attachmentOf(form) ?? [])
  const forms = [...sent.filter(isRead), ...sent.filter((form) => !isRead(form))]
  const isSaidBefore = (index: number) => (text: string) =>
    [
      conclusion,
      ...forms.slice(0, index).map((form) => (form.kind === 'attachment' ? inlineText(form) : undefined)),
    ].some((before) => before !== undefined && saysTheSame(text, before))
  return (
    <>
      {conclusion === undefined ? null : (
        <section data-element="DiagnosticReport.conclusion">
          <h2>{label('DiagnosticReport.conclusion', 'patient')}</h2>
          <p style={{ whiteSpace: 'pre-line' }}>
            <bdi>{conclusion}</bdi>
          </p>
        </section>
      )}
      {forms.length === 0 ? null : (
        <section className="stack" data-element="DiagnosticReport.presentedForm">
          <h2>{detail.results.inFull}</h2>
          {forms.map((form, index) =>
            form.kind === 'attachment' ? (
              <Attachment
                key={index}
                shown={form}
                when={index === 0 ? 'atOnce' : undefined}
                isSaid={isSaidBefore(index)}
              />
            ) : (
              <Value key={index} shown={form} />
            ),
          )}
        </section>
      )}
    </>
  )
}

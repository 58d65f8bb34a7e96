import { formatQuantity, formatRange, formatRatio } from '../fhir/quantity'
import { Attachment } from './attachment'
import { DateText, PeriodText } from './date-text'
import { Disclosure } from './disclosure'
import { useDetailLevel, useTextAudience } from './detail-level'
import { useFormat, useMessages } from '../language/language-context'
import { MaskedText, SecretNumber } from './masked-text'
import { Reference } from './reference'
import { usePageMessages } from './use-page-messages'
import styles from './value.module.css'
import type { CodingShown, LabelledShown, Shown } from '../fhir/shown'
import type { FormatContext } from '../i18n/format-context'

type ShownOf<K extends Shown['kind']> = Extract<Shown, { kind: K }>

const SAFE_HREF = /^(?:https?:|tel:|mailto:|sms:)/i

/** One value of a record. */
export function Value({ shown }: { shown: Shown }) {
  const { values, states } = useMessages()
  switch (shown.kind) {
    case 'text':
      return shown.secret ? (
        <SecretNumber text={shown.text} />
      ) : (
        <MaskedText text={shown.text} className={styles['text']} />
      )
    case 'code':
      return <Code shown={shown} />
    case 'concept':
      return <Concept shown={shown} />
    case 'date':
      return <DateText raw={shown.raw} past={shown.past ?? false} />
    case 'period':
      return <PeriodText period={shown} />
    case 'quantity':
    case 'range':
    case 'ratio':
      return <Amount shown={shown} />
    case 'boolean':
      return <>{shown.value ? values.yes : values.no}</>
    case 'reference':
      return <Reference shown={shown} />
    case 'link':
      return <TextLink shown={shown} />
    case 'note':
      return <Note shown={shown} />
    case 'attachment':
      return <Attachment shown={shown} />
    case 'rows':
      return <Rows shown={shown} />
    case 'absent':
      return <AbsentReason shown={shown} />
    case 'unreadable':
      return <span>{states.unreadableRaw(shown.raw)}</span>
  }
}

function amountText(
  shown: ShownOf<'quantity' | 'range' | 'ratio'>,
  format: FormatContext,
  isClinical: boolean,
): string {
  switch (shown.kind) {
    case 'quantity':
      return formatQuantity(shown, format, isClinical)
    case 'range':
      return formatRange(shown, format, isClinical)
    case 'ratio':
      return formatRatio(shown, format, isClinical)
  }
}

function Amount({ shown }: { shown: ShownOf<'quantity' | 'range' | 'ratio'> }) {
  const format = useFormat()
  const isClinical = useDetailLevel() === 'clinical'
  return <bdi dir="ltr">{amountText(shown, format, isClinical)}</bdi>
}

function TextLink({ shown }: { shown: ShownOf<'link'> }) {
  const text = <bdi>{shown.text}</bdi>
  return SAFE_HREF.test(shown.href) ? <a href={shown.href}>{text}</a> : text
}

function AbsentReason({ shown }: { shown: ShownOf<'absent'> }) {
  const { codeText } = useMessages()
  const audience = useTextAudience()
  return (
    <span className="muted">
      {codeText('dataAbsentReason', shown.reason, audience)}
      {shown.explanation === undefined ? null : (
        <>
          {' '}
          (<bdi>{shown.explanation}</bdi>)
        </>
      )}
    </span>
  )
}

/** All values of one element: one inline, several as a list. A value that was sent more than once is shown once, with the count. */
export function Values({ values }: { values: readonly Shown[] }) {
  const { values: messages } = useMessages()
  const counts = new Map<string, { readonly shown: Shown; readonly count: number }>()
  for (const shown of values) {
    const key = JSON.stringify(shown)
    counts.set(key, { shown, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  const [only, ...rest] = [...counts.values()].map(({ shown, count }) => (
    <>
      <Value shown={shown} />
      {count > 1 ? <span className="muted small"> {messages.repeated(count)}</span> : null}
    </>
  ))
  if (rest.length === 0) return only
  return (
    <ul className={styles['values']}>
      {[only, ...rest].map((each, index) => (
        <li key={index}>{each}</li>
      ))}
    </ul>
  )
}

/** Labels with their values, for a record or a backbone element; labels without values are left out. */
export function FactList({ rows }: { rows: readonly LabelledShown[] }) {
  const { label, codeText } = usePageMessages()
  const audience = useTextAudience()
  // A few codes mean nothing to a reader ("do not take: false") and have an empty text on purpose.
  const hasText = (shown: Shown) => shown.kind !== 'code' || codeText(shown.group, shown.code, audience) !== ''
  const filled = rows
    .map((row) => ({ ...row, values: row.values.filter(hasText) }))
    .filter((row) => row.values.length > 0)
  if (filled.length === 0) return null
  return (
    <div className={styles['container']}>
      <dl className={styles['facts']}>
        {filled.map((row, index) => (
          <div key={`${row.label} ${index}`} className={styles['fact']} data-element={row.label}>
            <dt>{label(row.label, audience)}</dt>
            <dd>
              <Values values={row.values} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Rows({ shown: { rows, brief, folded } }: { shown: ShownOf<'rows'> }) {
  const detail = useDetailLevel()
  if (brief && detail === 'plain') return <BriefRows rows={rows} />
  return folded ? <FoldedRows rows={rows} /> : <FactList rows={rows} />
}

/** A name, an address or a phone number and its kind in one line, in place of a table inside a table. */
function BriefRows({ rows: [first, ...others] }: { rows: readonly LabelledShown[] }) {
  return (
    <span>
      {first?.values.map((shown, index) => (
        <Value key={index} shown={shown} />
      ))}
      {others
        .flatMap(({ values }) => values)
        .map((shown, index) => (
          <span key={index} className={styles['aside']}>
            <Value shown={shown} />
          </span>
        ))}
    </span>
  )
}

/** Collapsed rows; open from the start in the clinical view. */
function FoldedRows({ rows }: { rows: readonly LabelledShown[] }) {
  const { label } = usePageMessages()
  const audience = useTextAudience()
  return (
    <Disclosure summary={label('Dosage.parts.open', audience)} open={useDetailLevel() === 'clinical'}>
      <FactList rows={rows} />
    </Disclosure>
  )
}

/** The codings of a concept that is shown as `mainText`; in the clinical view with system, code and version. */
function Codings({ codings, mainText }: { codings: readonly CodingShown[]; mainText: string }) {
  const format = useFormat()
  const { values } = useMessages()
  const detail = useDetailLevel()
  const isMainText = (text: string | undefined) => text?.toLowerCase() === mainText.toLowerCase()
  const textOf = ({ system, code, display, version, userSelected }: CodingShown): string => {
    if (detail === 'plain') return display ?? ''
    const key = [system && (format.codeSystemName?.(system) ?? system), code].filter(Boolean).join(' ')
    const details = [key, version && values.codingVersion(version), userSelected && values.codingChosen]
      .filter(Boolean)
      .join(', ')
    return [isMainText(display) ? undefined : display, details && display ? `(${details})` : details]
      .filter(Boolean)
      .join(' ')
  }
  const texts = [...new Set(codings.map(textOf))].filter((text) => text !== '' && !isMainText(text))
  return texts.map((text) => (
    <bdi key={text} className={styles['coding']}>
      {text}
    </bdi>
  ))
}

function Code({ shown }: { shown: ShownOf<'code'> }) {
  const { codeText } = useMessages()
  const audience = useTextAudience()
  const detail = useDetailLevel()
  const text = codeText(shown.group, shown.code, audience)
  return (
    <span>
      {text}
      {detail === 'clinical' && shown.codings ? <Codings codings={shown.codings} mainText={text} /> : null}
    </span>
  )
}

function Concept({ shown }: { shown: ShownOf<'concept'> }) {
  const { states } = useMessages()
  const text = shown.text || shown.codings.map((coding) => coding.display ?? coding.code).find(Boolean) || states.absent
  return (
    <span>
      <MaskedText text={text} />
      <Codings codings={shown.codings} mainText={text} />
    </span>
  )
}

function Note({ shown }: { shown: ShownOf<'note'> }) {
  const { author, time } = shown
  return (
    <div>
      <div className={styles['text']} dir="auto">
        <MaskedText text={shown.text} />
      </div>
      {author || time ? (
        <p className="muted small">
          {author ? <Value shown={author} /> : null}
          {author && time ? ', ' : null}
          {time ? <DateText raw={time} /> : null}
        </p>
      ) : null}
    </div>
  )
}

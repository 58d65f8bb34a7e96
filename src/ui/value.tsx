import { withoutSnomedTag } from '../fhir/snomed-tag'
import { Fragment } from 'react'
import { formatQuantity, formatRange, formatRatio } from '../fhir/quantity'
import { Attachment } from './attachment'
import { useConceptNames } from './concept-names'
import { DateText, PeriodText } from './date-text'
import { Disclosure } from './disclosure'
import { useDetailLevel, useTextAudience } from './detail-level'
import { useFormat, useMessages } from '../language/language-context'
import { MaskedText, SecretNumber } from './masked-text'
import { LabelText } from './label-text'
import { RecordText } from './record-text'
import { Reference } from './reference'
import { usePageMessages } from './use-page-messages'
import styles from './value.module.css'
import type { DisplayCoding, LabelledValues, DisplayValue } from '../fhir/display-value'
import type { FormatContext } from '../i18n/format-context'

type DisplayValueOf<K extends DisplayValue['kind']> = Extract<DisplayValue, { kind: K }>

/** One value of a record. */
export function Value({ value }: { value: DisplayValue }) {
  const { values, states } = useMessages()
  switch (value.kind) {
    case 'text':
      return <Text value={value} />
    case 'code':
      return <Code value={value} />
    case 'concept':
      return <Concept value={value} />
    case 'date':
      return <DateText raw={value.raw} past={value.past ?? false} />
    case 'period':
      return <PeriodText period={value} />
    case 'quantity':
    case 'range':
    case 'ratio':
      return <Amount value={value} />
    case 'boolean':
      return <>{value.value ? values.yes : values.no}</>
    case 'reference':
      return <Reference value={value} />
    case 'link':
      return <TextLink value={value} />
    case 'note':
      return <Note value={value} />
    case 'attachment':
      return <Attachment value={value} />
    case 'rows':
      return <Rows value={value} />
    case 'absent':
      return <AbsentReason value={value} />
    case 'unreadable':
      return <span>{states.unreadableRaw(value.raw)}</span>
  }
}

function Text({
  value: { text, before, secret, language, note, warns, isCoded = false },
}: {
  value: DisplayValueOf<'text'>
}) {
  if (secret) return <SecretNumber text={text} />
  return (
    <>
      {before === undefined ? null : `${before} `}
      <MaskedText text={text} className={styles['text']} language={language} isCoded={isCoded} warns={warns} />
      {note === undefined ? null : `${note.startsWith('.') ? '' : ' '}${note}`}
    </>
  )
}

function amountText(
  value: DisplayValueOf<'quantity' | 'range' | 'ratio'>,
  format: FormatContext,
  isClinical: boolean,
): string {
  switch (value.kind) {
    case 'quantity':
      return formatQuantity(value, format, isClinical)
    case 'range':
      return formatRange(value, format, isClinical)
    case 'ratio':
      return formatRatio(value, format, isClinical)
  }
}

/** On paper, a number and its unit of at most this length stay on one line; a longer unit may need two. */
const SHORT_AMOUNT_CHARACTERS = 16

function Amount({ value }: { value: DisplayValueOf<'quantity' | 'range' | 'ratio'> }) {
  const format = useFormat()
  const isClinical = useDetailLevel() === 'clinical'
  const text = amountText(value, format, isClinical)
  return (
    <bdi dir="ltr" className={text.length <= SHORT_AMOUNT_CHARACTERS ? styles['amount'] : undefined}>
      {text}
    </bdi>
  )
}

function TextLink({ value }: { value: DisplayValueOf<'link'> }) {
  return (
    <a href={value.href}>
      <bdi>{value.text}</bdi>
    </a>
  )
}

function AbsentReason({ value }: { value: DisplayValueOf<'absent'> }) {
  const { codeText } = useMessages()
  const audience = useTextAudience()
  return (
    <span className="muted">
      {codeText('dataAbsentReason', value.reason, audience)}
      {value.explanation === undefined ? null : (
        <>
          {' '}
          (<bdi>{value.explanation}</bdi>)
        </>
      )}
    </span>
  )
}

/** All values of one element: one inline, several as a list. A value that was sent more than once is shown once, with the count. */
export function Values({ values }: { values: readonly DisplayValue[] }) {
  const { values: messages } = useMessages()
  const counts = new Map<string, { readonly value: DisplayValue; readonly count: number }>()
  for (const value of values) {
    const key = JSON.stringify(value)
    counts.set(key, { value, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  const [only, ...rest] = [...counts.values()].map(({ value, count }) => (
    <>
      <Value value={value} />
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
export function FactList({ rows, isCompact = false }: { rows: readonly LabelledValues[]; isCompact?: boolean }) {
  const { label, codeText } = usePageMessages()
  const audience = useTextAudience()
  // A few codes mean nothing to a reader ("do not take: false") and have an empty text on purpose.
  const hasText = (value: DisplayValue) => value.kind !== 'code' || codeText(value.group, value.code, audience) !== ''
  const filled = rows
    .map((row) => ({ ...row, values: row.values.filter(hasText) }))
    .filter((row) => row.values.length > 0)
  if (filled.length === 0) return null
  return (
    <div className={styles['container']}>
      <dl className={isCompact ? `${styles['facts']} ${styles['compact']}` : styles['facts']}>
        {filled.map((row, index) => (
          <div key={`${row.label} ${index}`} className={styles['fact']} data-element={row.label}>
            <dt>
              <LabelText label={label(row.label, audience)} />
            </dt>
            <dd>
              <Values values={row.values} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Rows({ value: { rows, brief, folded } }: { value: DisplayValueOf<'rows'> }) {
  const detail = useDetailLevel()
  if (brief && detail === 'plain') return <BriefRows rows={rows} />
  return folded ? <FoldedRows rows={rows} /> : <FactList rows={rows} />
}

/** A name, an address or a phone number and its kind in one line, in place of a table inside a table. */
function BriefRows({ rows: [first, ...others] }: { rows: readonly LabelledValues[] }) {
  return (
    <span>
      {first?.values.map((value, index) => (
        <Value key={index} value={value} />
      ))}
      {others
        .flatMap(({ values }) => values)
        .map((value, index) => (
          <span key={index} className={styles['aside']}>
            {/* Text, not style, so that values stay apart when they are copied or searched. */}
            {', '}
            <Value value={value} />
          </span>
        ))}
    </span>
  )
}

/** Collapsed rows; open from the start in the clinical view. */
function FoldedRows({ rows }: { rows: readonly LabelledValues[] }) {
  const { label } = usePageMessages()
  const audience = useTextAudience()
  return (
    <Disclosure summary={label('Dosage.parts.open', audience)} open={useDetailLevel() === 'clinical'}>
      <FactList rows={rows} />
    </Disclosure>
  )
}

/** The codings of a concept that is shown as `mainText`; in the clinical view with system, code and version. */
function Codings({ codings, mainText }: { codings: readonly DisplayCoding[]; mainText: string }) {
  const format = useFormat()
  const { values } = useMessages()
  const detail = useDetailLevel()
  const main = withoutSnomedTag(mainText).toLowerCase()
  const isMainText = (text: string | undefined) => text !== undefined && withoutSnomedTag(text).toLowerCase() === main
  const textOf = ({ system, code, display, version, userSelected }: DisplayCoding): string => {
    if (detail === 'plain') return withoutSnomedTag(display ?? '')
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
    <Fragment key={text}>
      {' '}
      <RecordText className={styles['coding']} text={text} isCoded />
    </Fragment>
  ))
}

function Code({ value }: { value: DisplayValueOf<'code'> }) {
  const { codeText } = useMessages()
  const audience = useTextAudience()
  const detail = useDetailLevel()
  const text = codeText(value.group, value.code, audience)
  return (
    <span>
      {text}
      {detail === 'clinical' && value.codings ? <Codings codings={value.codings} mainText={text} /> : null}
    </span>
  )
}

/** A concept by the name that readers of another language get, with the words of the record where they say more; else by its own words. */
function Concept({ value }: { value: DisplayValueOf<'concept'> }) {
  const { states } = useMessages()
  const names = useConceptNames()
  const isClinical = useDetailLevel() === 'clinical'
  const { before, brief, warns, codings } = value
  const text = value.text || codings.map((coding) => coding.display ?? coding.code).find(Boolean) || states.absent
  const found = isClinical ? undefined : names.ofConcept({ text, codings })
  const own = <MaskedText text={text} isCoded={codings.length > 0} warns={warns && found === undefined} />
  return (
    <span>
      {before === undefined ? null : `${before} `}
      {found === undefined ? own : <bdi>{found.name}</bdi>}
      {found?.isWhole === false || (found && !brief && found.name !== text) ? <> (“{own}”)</> : null}
      {brief ? null : <Codings codings={codings} mainText={text} />}
    </span>
  )
}

function Note({ value }: { value: DisplayValueOf<'note'> }) {
  const { author, time } = value
  return (
    <div>
      <div className={styles['text']} dir="auto">
        <MaskedText text={value.text} />
      </div>
      {author || time ? (
        <p className="muted small">
          {author ? <Value value={author} /> : null}
          {author && time ? ', ' : null}
          {time ? <DateText raw={time} /> : null}
        </p>
      ) : null}
    </div>
  )
}

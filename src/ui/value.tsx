import { Link } from 'react-router'
import { formatQuantity, formatRange, formatRatio } from '../fhir/quantity'
import { Attachment } from './attachment'
import { DateText, PeriodText } from './date-text'
import { locale, useAudience, useWords } from './language'
import { useReference } from './reference-context'
import styles from './value.module.css'
import type { CodingShown, LabelledShown, Shown } from '../fhir/shown'

type Of<K extends Shown['kind']> = Extract<Shown, { kind: K }>

const safeHref = /^(?:https?:|tel:|mailto:|sms:)/i

/** Draws one value of a record; every kind of value has its words here. */
export function Value({ shown }: { shown: Shown }) {
  const words = useWords()
  const { audience } = useAudience()
  switch (shown.kind) {
    case 'text':
      return <bdi className={styles['text']}>{shown.text}</bdi>
    case 'code':
      return <>{words.codeText(shown.group, shown.code, audience)}</>
    case 'concept':
      return <Concept shown={shown} />
    case 'date':
      return <DateText raw={shown.raw} />
    case 'period':
      return <PeriodText period={shown} />
    case 'quantity':
      return <bdi dir="ltr">{formatQuantity(shown, locale)}</bdi>
    case 'range':
      return <bdi dir="ltr">{formatRange(shown, locale)}</bdi>
    case 'ratio':
      return <bdi dir="ltr">{formatRatio(shown, locale)}</bdi>
    case 'boolean':
      return <>{shown.value ? words.values.yes : words.values.no}</>
    case 'reference':
      return <Reference shown={shown} />
    case 'link':
      return safeHref.test(shown.href) ? <a href={shown.href}>{shown.text}</a> : <bdi>{shown.text}</bdi>
    case 'note':
      return <Note shown={shown} />
    case 'attachment':
      return <Attachment shown={shown} />
    case 'rows':
      return <Facts rows={shown.rows} />
    case 'absent':
      return <span className="muted">{words.codeText('dataAbsentReason', shown.reason, audience)}</span>
    case 'unreadable':
      return <span>{words.states.unreadableRaw(shown.raw)}</span>
  }
}

/** All values of one element: one plain, several as a list. */
export function Values({ values }: { values: readonly Shown[] }) {
  const [first] = values
  if (first === undefined) return null
  if (values.length === 1) return <Value shown={first} />
  return (
    <ul className={styles['values']}>
      {values.map((shown, index) => (
        <li key={index}>
          <Value shown={shown} />
        </li>
      ))}
    </ul>
  )
}

/** Labels with their values; also the inside of a backbone element. */
export function Facts({ rows }: { rows: readonly LabelledShown[] }) {
  const { label } = useWords()
  const { audience } = useAudience()
  const filled = rows.filter((row) => row.values.length > 0)
  if (filled.length === 0) return null
  return (
    <div className={styles['frame']}>
      <dl className={styles['facts']}>
        {filled.map((row, index) => (
          <div key={`${row.label} ${index}`} className={styles['fact']}>
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

function codingText({ system, code, display }: CodingShown): string {
  const key = [system, code].filter(Boolean).join('|')
  return display && key ? `${display} (${key})` : (display ?? key)
}

function Concept({ shown }: { shown: Of<'concept'> }) {
  const { audience } = useAudience()
  const { states } = useWords()
  const main = shown.text || shown.codings.map((coding) => coding.display ?? coding.code).find(Boolean)
  const others =
    audience === 'provider' ? shown.codings.map(codingText) : shown.codings.map((coding) => coding.display ?? '').filter((text) => text.toLowerCase() !== main?.toLowerCase())
  const listed = [...new Set(others.filter((text) => text && text !== main))]
  return (
    <span>
      <bdi>{main ?? states.absent}</bdi>
      {listed.map((text) => (
        <bdi key={text} className={styles['coding']}>
          {text}
        </bdi>
      ))}
    </span>
  )
}

function Reference({ shown }: { shown: Of<'reference'> }) {
  const { states, typeNames } = useWords()
  const { audience } = useAudience()
  const found = useReference(shown.reference)
  const type = shown.type ?? /^(?:.*\/)?([A-Z][A-Za-z]+)\/[^/]+(?:\/_history\/[^/]+)?$/.exec(shown.reference ?? '')?.[1]
  const names = Object.entries(typeNames).find(([key]) => key === type)?.[1]
  const kind = names?.[audience === 'provider' ? 'provider' : 'patient'].one ?? type
  const text = shown.display ?? found?.text ?? (shown.identifier ? states.identifierOnly(shown.identifier) : undefined) ?? (kind === undefined ? states.notNamed : states.linked(kind))
  return found?.href ? (
    <Link to={found.href}>
      <bdi>{text}</bdi>
    </Link>
  ) : (
    <bdi>{text}</bdi>
  )
}

function Note({ shown }: { shown: Of<'note'> }) {
  const { author, time } = shown
  return (
    <div>
      <p className={styles['text']} dir="auto">
        {shown.text}
      </p>
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

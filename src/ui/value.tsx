import { Link } from 'react-router'
import { valueTables } from '../i18n/value-tables'
import { formatQuantity, formatRange, formatRatio } from '../fhir/quantity'
import { isSecretNumber, withoutSecrets } from '../fhir/secret'
import { Attachment } from './attachment'
import { DateText, PeriodText } from './date-text'
import { Disclosure } from './disclosure'
import { Icon } from './icon'
import { useAudience, useWords } from './language'
import { usePageWords } from './page-words'
import { useReferences } from './reference-context'
import styles from './value.module.css'
import type { ReactNode } from 'react'
import type { CodingShown, LabelledShown, Shown } from '../fhir/shown'

type Of<K extends Shown['kind']> = Extract<Shown, { kind: K }>

const safeHref = /^(?:https?:|tel:|mailto:|sms:)/i

/** Draws one value of a record; every kind of value has its words here. */
export function Value({ shown }: { shown: Shown }) {
  const words = useWords()
  const { audience } = useAudience()
  switch (shown.kind) {
    case 'text':
      return shown.secret ? <Secret text={shown.text} /> : <Guarded text={shown.text} className={styles['text']} />
    case 'code':
      return <Code shown={shown} />
    case 'concept':
      return <Concept shown={shown} />
    case 'date':
      return <DateText raw={shown.raw} past={shown.past ?? false} />
    case 'period':
      return <PeriodText period={shown} />
    case 'quantity':
      return <bdi dir="ltr">{formatQuantity(shown, words.language.locale, audience === 'provider')}</bdi>
    case 'range':
      return <bdi dir="ltr">{formatRange(shown, words.language.locale, audience === 'provider')}</bdi>
    case 'ratio':
      return <bdi dir="ltr">{formatRatio(shown, words.language.locale, audience === 'provider')}</bdi>
    case 'boolean':
      return <>{shown.value ? words.values.yes : words.values.no}</>
    case 'reference':
      return <Reference shown={shown} />
    case 'link':
      return safeHref.test(shown.href) ? (
        <a href={shown.href}>
          <bdi>{shown.text}</bdi>
        </a>
      ) : (
        <bdi>{shown.text}</bdi>
      )
    case 'note':
      return <Note shown={shown} />
    case 'attachment':
      return <Attachment shown={shown} />
    case 'rows':
      if (shown.brief && audience !== 'provider') return <Brief rows={shown.rows} />
      return shown.folded ? <Folded rows={shown.rows} /> : <Facts rows={shown.rows} />
    case 'absent':
      return (
        <span className="muted">
          {words.codeText('dataAbsentReason', shown.reason, audience)}
          {shown.said === undefined ? null : (
            <>
              {' '}
              (<bdi>{shown.said}</bdi>)
            </>
          )}
        </span>
      )
    case 'unreadable':
      return <span>{words.states.unreadableRaw(shown.raw)}</span>
  }
}

/** A number of which only the end is seen until the reader opens it. */
function Secret({ text }: { text: string }) {
  const { values } = useWords()
  return (
    <details>
      <summary>{/\d$/.test(text) ? values.endsIn(text.slice(-4)) : values.hiddenNumber}</summary>
      <bdi>{text}</bdi>
    </details>
  )
}

/** A text of the record; a social security number in it is covered until the reader opens it. */
function Guarded({ text, className }: { text: string; className?: string | undefined }) {
  if (isSecretNumber(text)) return <Secret text={text} />
  const seen = withoutSecrets(text)
  if (seen === text) return <bdi className={className}>{text}</bdi>
  return (
    <details>
      <summary>
        <bdi className={className}>{seen}</bdi>
      </summary>
      <bdi className={className}>{text}</bdi>
    </details>
  )
}

/** All values of one element: one plain, several as a list. What was sent several times over stands once, with how often. */
export function Values({ values }: { values: readonly Shown[] }) {
  const { values: words } = useWords()
  const counted = new Map<string, { readonly shown: Shown; readonly times: number }>()
  for (const shown of values) {
    const key = JSON.stringify(shown)
    counted.set(key, { shown, times: (counted.get(key)?.times ?? 0) + 1 })
  }
  const [only, ...rest] = [...counted.values()].map(({ shown, times }) => (
    <>
      <Value shown={shown} />
      {times > 1 ? <span className="muted small"> {words.times(times)}</span> : null}
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

/** Labels with their values; also the inside of a backbone element. */
export function Facts({ rows }: { rows: readonly LabelledShown[] }) {
  const { label, codeText } = usePageWords()
  const { audience } = useAudience()
  // A few codes say nothing to a reader ("do not take: false") and have no words on purpose.
  const says = (shown: Shown) => shown.kind !== 'code' || codeText(shown.group, shown.code, audience) !== ''
  const filled = rows.map((row) => ({ ...row, values: row.values.filter(says) })).filter((row) => row.values.length > 0)
  if (filled.length === 0) return null
  return (
    <div className={styles['frame']}>
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

/** A name, an address or a number with what kind it is in one line, for readers whom a table inside a table would not help. */
function Brief({ rows: [first, ...others] }: { rows: readonly LabelledShown[] }) {
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

/** Rows that open on request; open at once for the clinical reading. */
function Folded({ rows }: { rows: readonly LabelledShown[] }) {
  const { label } = usePageWords()
  const { audience } = useAudience()
  return (
    <Disclosure summary={label('Dosage.parts.open', audience)} open={audience === 'provider'}>
      <Facts rows={rows} />
    </Disclosure>
  )
}

/** Codes behind the words, for the clinical reading: name, system, code, version. */
function Codings({ codings, besides }: { codings: readonly CodingShown[]; besides: string }) {
  const { values } = useWords()
  const { audience } = useAudience()
  const textOf = ({ system, code, display, version, userSelected }: CodingShown): string => {
    if (audience !== 'provider') return display ?? ''
    const key = [system && (valueTables().systemName?.(system) ?? system), code].filter(Boolean).join(' ')
    const inBrackets = [key, version && values.codingVersion(version), userSelected && values.codingChosen]
      .filter(Boolean)
      .join(', ')
    const isSaid = display?.toLowerCase() === besides.toLowerCase()
    return [isSaid ? undefined : display, inBrackets && display ? `(${inBrackets})` : inBrackets]
      .filter(Boolean)
      .join(' ')
  }
  const listed = [...new Set(codings.map(textOf))].filter(
    (text) => text !== '' && text.toLowerCase() !== besides.toLowerCase(),
  )
  return listed.map((text) => (
    <bdi key={text} className={styles['coding']}>
      {text}
    </bdi>
  ))
}

function Code({ shown }: { shown: Of<'code'> }) {
  const { codeText } = useWords()
  const { audience } = useAudience()
  const text = codeText(shown.group, shown.code, audience)
  return (
    <span>
      {text}
      {audience === 'provider' && shown.codings ? <Codings codings={shown.codings} besides={text} /> : null}
    </span>
  )
}

function Concept({ shown }: { shown: Of<'concept'> }) {
  const { states } = useWords()
  const main = shown.text || shown.codings.map((coding) => coding.display ?? coding.code).find(Boolean) || states.absent
  return (
    <span>
      <Guarded text={main} />
      <Codings codings={shown.codings} besides={main} />
    </span>
  )
}

const stateIcons = {
  self: 'info',
  contained: 'info',
  notShared: 'stop',
  notFound: 'look',
  others: 'stop',
  notOffered: 'info',
  failed: 'look',
  elsewhere: 'info',
  broken: 'look',
} as const

/** A place on this page is the browser's own business, which scrolls to it; another page is the router's. */
function ReferenceLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (href === undefined) return children
  return href.startsWith('#') ? <a href={href}>{children}</a> : <Link to={href}>{children}</Link>
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** True when a reference says something of a record that the record's own name does not. */
function addsWords(said: string | undefined, name: string | undefined): boolean {
  if (said === undefined || name === undefined) return false
  const known = wordsOf(name)
  return wordsOf(said).some((word) => !known.includes(word))
}

function Reference({ shown }: { shown: Of<'reference'> }) {
  const { states, typeNames } = useWords()
  const { audience } = useAudience()
  const references = useReferences()
  const found = shown.reference === undefined ? undefined : references?.resolve(shown.reference)
  const type = shown.type ?? /^(?:.*\/)?([A-Z][A-Za-z]+)\/[^/]+(?:\/_history\/[^/]+)?$/.exec(shown.reference ?? '')?.[1]
  const names = Object.entries(typeNames).find(([key]) => key === type)?.[1]
  const kind = names?.[audience === 'provider' ? 'provider' : 'patient'].one ?? (type && states.otherKind(type))
  // What the record calls itself counts. Other words of the reference stand where there is room for them, never beside a covered record.
  const roomy = audience === 'provider' || references?.inFull === true
  const said = roomy && !found?.covered && addsWords(shown.display, found?.text) ? shown.display : undefined
  const name = found?.text ?? shown.display
  const number =
    shown.identifier === undefined ? undefined : shown.secret ? (
      <Secret text={shown.identifier} />
    ) : (
      <bdi>{states.identifierOnly(shown.identifier)}</bdi>
    )
  return (
    <span>
      <ReferenceLink href={found?.href}>
        {name === undefined ? (
          (number ?? <bdi>{kind === undefined ? states.notNamed : states.linked(kind)}</bdi>)
        ) : (
          <Guarded text={name} />
        )}
      </ReferenceLink>
      {found?.note === undefined ? null : (
        <span className={styles['linkNote']} data-link={found.state}>
          {found.state === 'open' ? null : <Icon name={stateIcons[found.state]} />} <bdi>{found.note}</bdi>
        </span>
      )}
      {audience === 'provider' &&
      shown.reference?.startsWith('#') === false &&
      (found?.href === undefined || kind === undefined) ? (
        <bdi className={styles['coding']} dir="ltr">
          {shown.reference}
        </bdi>
      ) : null}
      {said === undefined ? null : <bdi className={styles['coding']}>{states.namedHere(said)}</bdi>}
      {audience === 'provider' && name !== undefined && found?.href === undefined && shown.type !== undefined ? (
        <bdi className={styles['coding']}>{kind}</bdi>
      ) : null}
      {audience === 'provider' && name !== undefined && number !== undefined ? (
        <span className={styles['coding']}>{number}</span>
      ) : null}
    </span>
  )
}

function Note({ shown }: { shown: Of<'note'> }) {
  const { author, time } = shown
  return (
    <div>
      <div className={styles['text']} dir="auto">
        <Guarded text={shown.text} />
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

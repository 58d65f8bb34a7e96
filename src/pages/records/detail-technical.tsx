import { useMemo } from 'react'
import { isObject, textOf } from '../../lib/json'
import { detailOf } from '../../resources/detail/registry'
import { Disclosure } from '../../ui/disclosure'
import { FactList } from '../../ui/fact-list'
import { AudienceProvider } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import { Value } from '../../ui/value'
import { narrativeText } from './detail-narrative'
import { reasonForSummary } from './detail-summary'
import styles from './detail.module.css'
import type { Resource } from '../../fhir/resource'
import type { LabelledShown } from '../../fhir/shown'
import type { DescribedType } from '../../resources/define'
import type { Technical as Facts } from '../../resources/detail/technical'

interface TechnicalProps {
  readonly type: DescribedType
  readonly resource: Resource
  readonly rows: readonly LabelledShown[]
  readonly title: string
  readonly open: boolean
}

/** What stands behind the words: identifiers, codes, versions, ids of parts, extra details and the server's own summary. Nothing that was sent is further away. */
export function Technical({ type, resource, rows, title, open }: TechnicalProps) {
  const { detail } = usePageWords()
  const facts = useMemo(() => detailOf(type).technical(resource), [type, resource])
  const text = isObject(resource['text']) ? resource['text'] : {}
  // One that is no repetition stands at the top of the page.
  const summary = reasonForSummary(resource) === undefined ? narrativeText(textOf(text['div'])) : undefined
  const parts = [
    [detail.codes, facts.codes],
    [detail.fileFacts, facts.files],
    [detail.partIds, facts.parts],
  ] as const
  return (
    <Disclosure summary={title} open={open}>
      <FactList rows={rows} />
      <AudienceProvider audience="provider">
        {parts.map(([heading, listed]) =>
          listed.length > 0 ? (
            <section key={heading}>
              <h3>{heading}</h3>
              <FactList rows={listed} />
            </section>
          ) : null,
        )}
        <Extensions facts={facts} modifier />
        <Extensions facts={facts} modifier={false} />
        {summary === undefined ? null : (
          <section>
            <h3>{detail.narrative}</h3>
            <p style={{ whiteSpace: 'pre-line' }} dir="auto">
              {summary}
            </p>
          </section>
        )}
      </AudienceProvider>
    </Disclosure>
  )
}

function Extensions({ facts, modifier }: { facts: Facts; modifier: boolean }) {
  const { detail, label } = usePageWords()
  const listed = facts.extensions.filter((one) => one.modifier === modifier)
  if (listed.length === 0) return null
  return (
    <section>
      <h3>{modifier ? detail.modifiers : detail.extensions(listed.length)}</h3>
      {modifier ? null : <p>{detail.extensionsWhy}</p>}
      <ul>
        {listed.map(({ path, url, value }, index) => (
          <li key={index} className={styles['extension']}>
            <p>
              {path.includes('.') ? `${label(path, 'provider')}: ` : null}
              <strong>{label(`${path}.extension(${url})`, 'provider')}</strong>
            </p>
            {value ? <Value shown={value} /> : <p className="muted">{detail.notReadable}</p>}
            <p className="muted small">
              <bdi>{url}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { useMemo } from 'react'
import { isObject, textOf } from '../../lib/json'
import { detailOf } from '../../resources/detail/details'
import { Disclosure } from '../../ui/disclosure'
import { DetailLevelProvider } from '../../ui/detail-level'
import { LabelText } from '../../ui/label-text'
import { RecordText } from '../../ui/record-text'
import { usePageMessages } from '../../ui/use-page-messages'
import { FactList, Value } from '../../ui/value'
import { narrativeText } from '../../components/files/narrative-text'
import { reasonNarrativeLeads } from './detail-narrative'
import styles from './detail.module.css'
import type { Resource } from '../../fhir/resource'
import type { LabelledValues } from '../../fhir/display-value'
import type { DescribedType } from '../../resources/define-descriptor'
import type { TechnicalData as Facts } from '../../resources/detail/technical-data'
import { useFormat } from '../../language/language-context'

interface TechnicalDetailsProps {
  readonly type: DescribedType
  readonly resource: Resource
  readonly rows: readonly LabelledValues[]
  readonly title: string
  readonly open: boolean
}

/**
 * Identifiers, codes, file facts, element ids, extensions and the narrative: with these, every element received is on the page. On paper only if one of
 * them can change what the record means.
 */
export function TechnicalDetails({ type, resource, rows, title, open }: TechnicalDetailsProps) {
  const format = useFormat()
  const { detail } = usePageMessages()
  const facts = useMemo(() => detailOf(type).technical(resource, format), [type, resource, format])
  const text = isObject(resource['text']) ? resource['text'] : {}
  // A narrative that adds to the fields is at the top of the page instead.
  const summary = reasonNarrativeLeads(resource, format) === undefined ? narrativeText(textOf(text['div'])) : undefined
  const parts = [
    [detail.codes, facts.codes],
    [detail.fileFacts, facts.files],
    [detail.partIds, facts.parts],
  ] as const
  const isPrinted = facts.extensions.some(({ isModifier }) => isModifier)
  return (
    <div className={isPrinted ? undefined : 'no-print'}>
      <Disclosure summary={title} open={open}>
        <FactList rows={rows} />
        <DetailLevelProvider value="clinical">
          {parts.map(([heading, listed]) =>
            listed.length > 0 ? (
              <section key={heading}>
                <h3>{heading}</h3>
                <FactList rows={listed} />
              </section>
            ) : null,
          )}
          <ExtensionList facts={facts} modifier />
          <ExtensionList facts={facts} modifier={false} />
          {summary === undefined ? null : (
            <section>
              <h3>{detail.narrative}</h3>
              <p style={{ whiteSpace: 'pre-line' }} dir="auto">
                <RecordText text={summary} />
              </p>
            </section>
          )}
        </DetailLevelProvider>
      </Disclosure>
    </div>
  )
}

function ExtensionList({ facts, modifier }: { facts: Facts; modifier: boolean }) {
  const { detail, label } = usePageMessages()
  const listed = facts.extensions.filter((one) => one.isModifier === modifier)
  if (listed.length === 0) return null
  return (
    <section>
      <h3>{modifier ? detail.modifiers : detail.extensions(listed.length)}</h3>
      {modifier ? null : <p>{detail.extensionsIntro}</p>}
      <ul>
        {listed.map(({ path, url, value }, index) => (
          <li key={index} className={styles['extension']}>
            <p>
              {path.includes('.') ? `${label(path, 'provider')}: ` : null}
              <strong>
                <LabelText label={label(`${path}.extension(${url})`, 'provider')} />
              </strong>
            </p>
            {value ? <Value value={value} /> : <p className="muted">{detail.notReadable}</p>}
            <p className="muted small">
              <bdi>{url}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { Fragment, type ReactNode } from 'react'
import { isNameableReference } from '../../../resources/naming-type'
import { useTextAudience } from '../../../ui/detail-level'
import { useMessages } from '../../../language/language-context'
import { usePageMessages } from '../../../ui/use-page-messages'
import { useReferences } from '../../../ui/reference-context'
import { Value } from '../../../ui/value'
import styles from './facts.module.css'
import type { LabelledValues, DisplayValue } from '../../../fhir/display-value'

/** Labelled facts, one short line each, for rows of a list. */
export function ShortFacts({ facts }: { facts: readonly (readonly [name: ReactNode, value: ReactNode])[] }) {
  if (facts.length === 0) return null
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value], index) => (
        <div key={index} className={styles['fact']}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What a reader sees of a value in a row: words, whatever their codes and capitals. */
const visibleKey = (shown: DisplayValue): string =>
  shown.kind === 'concept' ? `concept ${shown.text.toLowerCase()}` : JSON.stringify(shown)

/** Several values on one line, each once. */
export function InlineValues({ values }: { values: readonly DisplayValue[] }) {
  const keys = values.map(visibleKey)
  const distinct = values.filter((_value, index) => keys.indexOf(keys[index] ?? '') === index)
  return (
    <span className={styles['inline']}>
      {distinct.map((shown, index) => (
        <Fragment key={index}>
          {/* A space, so that the values stay apart when they are copied or searched. */}
          {index > 0 ? ' ' : null}
          <span>
            <Value value={shown} />
          </span>
        </Fragment>
      ))}
    </span>
  )
}

/** Facts for `ShortFacts`, without empty codes and without references that have no name, unless to people and places; the page of the record has those. */
export function useShortFacts(rows: readonly LabelledValues[]): readonly (readonly [string, ReactNode])[] {
  const { label } = usePageMessages()
  const { codeText } = useMessages()
  const audience = useTextAudience()
  const references = useReferences()
  const hasText = (shown: DisplayValue): boolean => {
    if (shown.kind === 'code') return codeText(shown.group, shown.code, audience) !== ''
    if (shown.kind !== 'reference' || shown.display !== undefined || shown.identifier !== undefined) return true
    if (isNameableReference(shown.reference)) return true
    return shown.reference !== undefined && references?.resolve(shown.reference).text !== undefined
  }
  return rows.flatMap((row) => {
    const values = row.values.filter(hasText)
    return values.length > 0 ? [[label(row.label, audience), <InlineValues values={values} />] as const] : []
  })
}

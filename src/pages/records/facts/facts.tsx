import { useAudience, useWords } from '../../../ui/language'
import { usePageWords } from '../../../ui/page-words'
import { useReferences } from '../../../ui/reference-context'
import { Value } from '../../../ui/value'
import styles from './typed.module.css'
import type { ReactNode } from 'react'
import type { LabelledShown, Shown } from '../../../fhir/shown'

/** Names with what belongs to them, one short line each; for rows of a list. */
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

/** Several values in one line. */
export function Inline({ values }: { values: readonly Shown[] }) {
  return (
    <span className={styles['inline']}>
      {values.map((shown, index) => (
        <span key={index}>
          <Value shown={shown} />
        </span>
      ))}
    </span>
  )
}

/** Labelled values as short lines. A reference without any name would stand there as a bare word; the record's own page has it. */
export function useShortFacts(rows: readonly LabelledShown[]): readonly (readonly [string, ReactNode])[] {
  const { label } = usePageWords()
  const { codeText } = useWords()
  const { audience } = useAudience()
  const references = useReferences()
  const says = (shown: Shown): boolean => {
    if (shown.kind === 'code') return codeText(shown.group, shown.code, audience) !== ''
    if (shown.kind !== 'reference' || shown.display !== undefined || shown.identifier !== undefined) return true
    return shown.reference !== undefined && references?.resolve(shown.reference).text !== undefined
  }
  return rows.flatMap((row) => {
    const values = row.values.filter(says)
    return values.length > 0 ? [[label(row.label, audience), <Inline values={values} />] as const] : []
  })
}

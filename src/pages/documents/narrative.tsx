import { Fragment } from 'react'
import { usePageWords } from '../../ui/page-words'
import styles from './documents.module.css'
import type { Narrative } from './ccda'

/** Narrative of a C-CDA section as React elements of the few kinds that lay text out. */
export function NarrativeText({ parts }: { parts: readonly Narrative[] }) {
  return (
    <div className={styles['narrative']} dir="auto">
      {parts.map((part, index) => (
        <Part key={index} part={part} />
      ))}
    </div>
  )
}

function Part({ part }: { part: Narrative }) {
  const { documents } = usePageWords()
  if (typeof part === 'string') return <Fragment>{part}</Fragment>
  const { tag: Tag, children, colSpan, rowSpan } = part
  if (Tag === 'br') return <br />
  if (Tag === 'picture') return <span className="muted">[{documents.ccda.picture}]</span>
  const inside = children.map((child, index) => <Part key={index} part={child} />)
  if (Tag === 'th' || Tag === 'td') {
    return (
      <Tag colSpan={colSpan} rowSpan={rowSpan}>
        {inside}
      </Tag>
    )
  }
  if (Tag === 'table') {
    return (
      <div className={styles['wide']} tabIndex={0} role="region" aria-label={documents.ccda.table}>
        <table>{inside}</table>
      </div>
    )
  }
  if (Tag === 'del') {
    return (
      <>
        <del>{inside}</del> <span className="muted">({documents.ccda.removed})</span>
      </>
    )
  }
  return <Tag>{inside}</Tag>
}

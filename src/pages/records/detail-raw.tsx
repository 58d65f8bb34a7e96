import { useMemo, useState } from 'react'
import { asSent } from '../../fhir/as-sent'
import { jsonText } from '../../fhir/json'
import { usePageWords } from '../../ui/page-words'
import styles from './detail.module.css'
import type { Resource } from '../../fhir/resource'

/** The record as it was sent, to copy or to keep as a file. */
export default function Raw({ resource }: { resource: Resource }) {
  const { detail } = usePageWords()
  const text = useMemo(() => jsonText(asSent(resource), 2), [resource])
  const [said, setSaid] = useState('')
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setSaid(detail.copied),
      () => setSaid(detail.copyFailed),
    )
  }
  return (
    <section className="stack">
      <p>{detail.rawIntro}</p>
      <div className="row no-print">
        <button type="button" onClick={copy}>
          {detail.copy}
        </button>
        <button type="button" onClick={() => save(text, `${resource.resourceType}.json`)}>
          {detail.save}
        </button>
      </div>
      <p role="status">{said}</p>
      <pre className={styles['raw']} dir="ltr" tabIndex={0} aria-label={detail.readings.raw}>
        {text}
      </pre>
    </section>
  )
}

function save(text: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/fhir+json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

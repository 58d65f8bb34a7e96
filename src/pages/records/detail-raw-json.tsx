import { useMemo, useState } from 'react'
import { originalOf } from '../../fhir/normalize-response'
import { stringifyLosslessJson } from '../../fhir/lossless-json'
import { usePageMessages } from '../../ui/use-page-messages'
import styles from './detail.module.css'
import type { Resource } from '../../fhir/resource'

/** The record as received, to copy or to save as a file. */
export default function RawJson({ resource }: { resource: Resource }) {
  const { detail } = usePageMessages()
  const text = useMemo(() => stringifyLosslessJson(originalOf(resource), 2), [resource])
  const [message, setMessage] = useState('')
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setMessage(detail.copied),
      () => setMessage(detail.copyFailed),
    )
  }
  return (
    <section className="stack">
      <p>{detail.rawIntro}</p>
      <div className="row no-print">
        <button type="button" onClick={copy}>
          {detail.copy}
        </button>
        <button type="button" onClick={() => saveJson(text, `${resource.resourceType}.json`)}>
          {detail.save}
        </button>
      </div>
      <p role="status">{message}</p>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region needs keyboard focus (WCAG 2.1.1) */}
      <pre className={styles['raw']} dir="ltr" tabIndex={0} aria-label={detail.readings.raw}>
        {text}
      </pre>
    </section>
  )
}

function saveJson(text: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/fhir+json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

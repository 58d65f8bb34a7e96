import type { ReactNode } from 'react'

/** Something that opens on request; the browser opens it by itself for find-in-page. */
export function Disclosure({ summary, children, open }: { summary: ReactNode; children: ReactNode; open?: boolean }) {
  return (
    <details open={open ?? false}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}

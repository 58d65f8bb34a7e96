import type { ReactNode } from 'react'

/** A section of the gallery with a heading. */
export function GallerySection({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="stack" aria-label={name}>
      <h2>{name}</h2>
      {children}
    </section>
  )
}

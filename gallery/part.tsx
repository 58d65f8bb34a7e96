import type { ReactNode } from 'react'

/** A titled part of the page of components. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="stack" aria-label={name}>
      <h2>{name}</h2>
      {children}
    </section>
  )
}

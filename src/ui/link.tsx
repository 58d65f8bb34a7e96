import { useHref, useLinkClickHandler } from 'react-router'
import type { ComponentProps } from 'react'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'target'> {
  /** A path of this app, without the base path of the site. */
  readonly to: string
  /** Kept with the entry of the browser history that the link adds. */
  readonly state?: unknown
}

/** A link to another page of this app. The one of react-router brings code for loaders, prefetching and absolute URLs, which this app does not use. */
export function Link({ to, state, children, ...attributes }: LinkProps) {
  const href = useHref(to)
  const openPage = useLinkClickHandler<HTMLAnchorElement>(to, { state })
  return (
    <a {...attributes} href={href} onClick={openPage}>
      {children}
    </a>
  )
}

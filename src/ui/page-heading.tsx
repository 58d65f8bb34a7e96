import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useAudience, useWords } from './language'
import { pageTitle } from './page-title'
import styles from './page-heading.module.css'
import type { AudienceValue } from './language'

// The first page of a visit keeps the browser's own focus; every later one moves it to its heading.
let lastPath: string | undefined
// A page that stands at once under another heading, as a record does once it has come, gives the focus on to that one.
let givenOn: string | undefined

/** True where a page that starts at its top does not show its heading, as with large print: it would look as if nothing had changed. */
const isBelowTheFold = (heading: Element): boolean =>
  window.scrollY === 0 && heading.getBoundingClientRect().bottom > window.innerHeight

interface PageHeadingProps {
  /** A function for a title that says whose record it is: the document is named without that. */
  readonly title: string | ((reader: AudienceValue) => string)
  readonly intro?: string
  readonly documentTitle?: string
}

/**
 * The one h1 of a page: takes focus when the route changes and names the document, with a person's name only where the site has chosen so.
 * `documentTitle` is for a page whose title is a text of the record.
 */
export function PageHeading({ title, intro, documentTitle }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  const { frame, states } = useWords()
  const reader = useAudience()
  const text = typeof title === 'string' ? title : title(reader)
  const nameless = documentTitle ?? (typeof title === 'string' ? title : title({ audience: reader.audience }))
  const whose = reader.titleName === undefined ? undefined : frame.recordOf(states.owner(reader.titleName))

  useLayoutEffect(() => {
    const own = heading.current
    return () => {
      if (own === document.activeElement) givenOn = lastPath
    }
  }, [])

  useEffect(() => {
    const isNew = lastPath !== undefined && lastPath !== pathname
    if ((isNew || givenOn === pathname) && heading.current) {
      heading.current.focus({ preventScroll: true })
      if (isBelowTheFold(heading.current)) heading.current.scrollIntoView()
    }
    lastPath = pathname
    givenOn = undefined
  }, [pathname])

  useEffect(() => {
    document.title = pageTitle(nameless, whose, frame.appName)
  }, [nameless, whose, frame.appName])

  return (
    <div className={styles['heading']}>
      <h1 ref={heading} tabIndex={-1}>
        {documentTitle === undefined ? text : <bdi>{text}</bdi>}
      </h1>
      {intro ? <p>{intro}</p> : null}
    </div>
  )
}

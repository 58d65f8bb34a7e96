import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useMessages } from '../language/language-context'
import { useAudience } from './audience'
import { RecordText, useHasOtherLanguage } from './record-text'
import styles from './page-heading.module.css'
import type { AudienceValue } from './audience'

// The first page keeps the browser's initial focus; every later page moves it to its heading.
let lastPath: string | undefined
// Path of a page whose focused heading was replaced by another one, as when a record has loaded: that one receives the focus.
let focusHandoffPath: string | undefined

/** True when the heading is not visible at the top of the page, as with large print: the page would seem unchanged. */
const isBelowFold = (heading: Element): boolean =>
  window.scrollY === 0 && heading.getBoundingClientRect().bottom > window.innerHeight

interface PageHeadingProps {
  /** A function for a title that names whose record it is; the document title leaves that out. */
  readonly title: string | ((reader: AudienceValue) => string)
  readonly intro?: string
  readonly documentTitle?: string
  /** The title is a name from a code system. */
  readonly isCoded?: boolean
}

/**
 * The h1 of a page: receives focus when the route changes, and sets the document title, with a person's name only where the site's
 * configuration allows it. `documentTitle` replaces a title that is text of the record.
 */
export function PageHeading({ title, intro, documentTitle, isCoded = false }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  const { appShell, states } = useMessages()
  const reader = useAudience()
  const text = typeof title === 'string' ? title : title(reader)
  const anonymousTitle = documentTitle ?? (typeof title === 'string' ? title : title({ audience: reader.audience }))
  const whose = reader.titleName === undefined ? undefined : appShell.recordOf(states.owner(reader.titleName))

  useLayoutEffect(() => {
    const element = heading.current
    return () => {
      if (element === document.activeElement) focusHandoffPath = lastPath
    }
  }, [])

  useEffect(() => {
    const isNew = lastPath !== undefined && lastPath !== pathname
    if ((isNew || focusHandoffPath === pathname) && heading.current) {
      heading.current.focus({ preventScroll: true })
      if (isBelowFold(heading.current)) heading.current.scrollIntoView()
    }
    lastPath = pathname
    focusHandoffPath = undefined
  }, [pathname])

  useEffect(() => {
    document.title = [anonymousTitle === appShell.appName ? '' : anonymousTitle, whose, appShell.appName]
      .filter(Boolean)
      .join(' – ')
  }, [anonymousTitle, whose, appShell.appName])

  return (
    <div className={styles['heading']}>
      <h1 ref={heading} tabIndex={-1}>
        {documentTitle === undefined ? text : <RecordText text={text} isCoded={isCoded} />}
      </h1>
      {intro ? <p>{intro}</p> : null}
      <OtherLanguageNote />
    </div>
  )
}

/** Once on a page: that text of the record on it is in another language than the reader's. */
function OtherLanguageNote() {
  const { states } = useMessages()
  return useHasOtherLanguage() ? <p className="muted">{states.otherLanguage}</p> : null
}

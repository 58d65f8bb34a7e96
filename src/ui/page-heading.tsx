import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useWords } from './language'
import { pageTitle } from './page-title'
import styles from './page-heading.module.css'

// The first page of a visit keeps the browser's own focus; every later one moves it to its heading.
let lastPath: string | undefined

/**
 * The one h1 of a page: takes focus when the route changes and names the document, never with a person's name.
 * `documentTitle` is for a page whose title is a text of the record.
 */
export function PageHeading({ title, intro, documentTitle }: { title: string; intro?: string; documentTitle?: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [pathname] = useLocation()
  const { frame } = useWords()

  useEffect(() => {
    if (lastPath !== undefined && lastPath !== pathname) heading.current?.focus({ preventScroll: true })
    lastPath = pathname
  }, [pathname])

  useEffect(() => {
    document.title = pageTitle(documentTitle ?? title, frame.appName)
  }, [title, documentTitle, frame.appName])

  return (
    <div className={styles['heading']}>
      <h1 ref={heading} tabIndex={-1}>
        {documentTitle === undefined ? title : <bdi>{title}</bdi>}
      </h1>
      {intro ? <p>{intro}</p> : null}
    </div>
  )
}

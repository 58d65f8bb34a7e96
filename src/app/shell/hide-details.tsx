import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '../../ui/icon'
import { useMessages } from '../../ui/language'
import styles from './layout.module.css'

/** Whether what the record says is covered, for when somebody looks over the shoulder; covered until it is asked for again. */
export function useHideDetails() {
  const [hidden, setHidden] = useState(false)
  const { pathname } = useLocation()
  const left = useRef({ pathname, y: 0 })
  const toggle = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    // The page is read on where it was left.
    if (!hidden && left.current.y > 0 && left.current.pathname === pathname) window.scrollTo(0, left.current.y)
  }, [hidden, pathname])
  const turn = () => {
    if (!hidden) left.current = { pathname, y: window.scrollY }
    else toggle.current?.focus()
    setHidden(!hidden)
  }
  return { hidden, turn, toggle }
}

export type HideDetailsState = ReturnType<typeof useHideDetails>

/** Covers the details at once; pressed while they are covered. */
export function HideDetailsButton({ cover: { hidden, turn, toggle } }: { cover: HideDetailsState }) {
  const { frame } = useMessages()
  return (
    <button ref={toggle} type="button" aria-label={frame.hideDetails} aria-pressed={hidden} onClick={turn}>
      <Icon name="hide" />
      <span className={styles['long']}>{frame.hideDetails}</span>
      <span className={styles['short']}>{frame.short.hide}</span>
    </button>
  )
}

/** The page, or a plain cover in its place: names and headings of a record tell as much as its values. The page itself stays as it is. */
export function HideableDetails({
  cover: { hidden, turn },
  children,
}: {
  cover: HideDetailsState
  children: ReactNode
}) {
  const { frame } = useMessages()
  return (
    <>
      {hidden ? (
        <div className={`stack ${styles['covered']}`}>
          <h1>{frame.hidden.title}</h1>
          <p>{frame.hidden.text}</p>
          <div>
            <button type="button" className="primary" onClick={turn}>
              {frame.hidden.show}
            </button>
          </div>
        </div>
      ) : null}
      <div hidden={hidden}>{children}</div>
    </>
  )
}

import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '../../ui/icon'
import { useMessages } from '../../language/language-context'
import styles from './layout.module.css'

/** State of "Hide details", which hides the page from onlookers until it is toggled again. */
export function useHideDetails() {
  const [hidden, setHidden] = useState(false)
  const { pathname } = useLocation()
  const lastScroll = useRef({ pathname, y: 0 })
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    // Restore the scroll position.
    const { y } = lastScroll.current
    if (!hidden && y > 0 && lastScroll.current.pathname === pathname) window.scrollTo(0, y)
  }, [hidden, pathname])
  const toggle = () => {
    if (!hidden) lastScroll.current = { pathname, y: window.scrollY }
    else button.current?.focus()
    setHidden(!hidden)
  }
  return { hidden, toggle, button }
}

export type HideDetailsState = ReturnType<typeof useHideDetails>

/** Toggle button for "Hide details". */
export function HideDetailsButton({ state: { hidden, toggle, button } }: { state: HideDetailsState }) {
  const { appShell } = useMessages()
  return (
    <button ref={button} type="button" aria-label={appShell.hideDetails} aria-pressed={hidden} onClick={toggle}>
      <Icon name="hide" />
      <span className={styles['long']}>{appShell.hideDetails}</span>
      <span className={styles['short']}>{appShell.short.hide}</span>
    </button>
  )
}

/** The page, or a placeholder while it is hidden as a whole: names and headings reveal as much as values. The page keeps its state. */
export function HideableDetails({
  state: { hidden, toggle },
  children,
}: {
  state: HideDetailsState
  children: ReactNode
}) {
  const { appShell } = useMessages()
  return (
    <>
      {hidden ? (
        <div className={`stack ${styles['covered']}`}>
          <h1>{appShell.hidden.title}</h1>
          <p>{appShell.hidden.text}</p>
          <div>
            <button type="button" className="primary" onClick={toggle}>
              {appShell.hidden.show}
            </button>
          </div>
        </div>
      ) : null}
      <div hidden={hidden}>{children}</div>
    </>
  )
}

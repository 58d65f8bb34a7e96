import { createEvent, fireEvent, screen } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { MemoryRouter, useLocation } from 'react-router'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Link } from './link'

function Where() {
  const { pathname, search, state } = useLocation()
  return <output>{JSON.stringify([pathname + search, state])}</output>
}

/** Renders the link on the home page of a site with this base path, and returns it. */
function renderLink(basename = '/'): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  flushSync(() =>
    root.render(
      <MemoryRouter basename={basename} initialEntries={[basename]} useTransitions={false}>
        <Link to="/results?time=all" state={{ from: 'home' }} className="button" aria-current="page">
          Results
        </Link>
        <Where />
      </MemoryRouter>,
    ),
  )
  return screen.getByRole('link', { name: 'Results' })
}

describe('a link to another page of the app', () => {
  it('opens it without loading the app again, and hands its state over', () => {
    const link = renderLink()
    const click = createEvent.click(link)
    fireEvent(link, click)
    expect(click.defaultPrevented).toBe(true)
    expect(screen.getByRole('status').textContent).toBe('["/results?time=all",{"from":"home"}]')
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'leaves a click for a new tab to the browser: %j',
    (init) => {
      const link = renderLink()
      const click = createEvent.click(link, init)
      fireEvent(link, click)
      expect(click.defaultPrevented).toBe(false)
      expect(screen.getByRole('status').textContent).toBe('["/",null]')
    },
  )

  it('has the base path of the site in its address, and the given attributes', () => {
    const link = renderLink('/portal')
    expect(link.getAttribute('href')).toBe('/portal/results?time=all')
    expect([link.className, link.getAttribute('aria-current')]).toEqual(['button', 'page'])
  })
})

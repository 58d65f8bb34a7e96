import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Component as ReactComponent, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished } from 'vitest'
import { forgetFailedImports, preloadable } from './preloadable'

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Count {count}
    </button>
  )
}

/** Says that its children failed, unless it is off. */
class FailureBoundary extends ReactComponent<{ isOff: boolean; children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    return this.state.failed && !this.props.isOff ? 'Failed' : this.props.children
  }
}

/** Renders the component in a Suspense boundary until the end of the test. Returns a function that renders it again. */
function renderInSuspense(Component: ComponentType<object>, inBoundary = false): () => void {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container, { onCaughtError: () => undefined })
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  const render = () =>
    flushSync(() =>
      root.render(
        <FailureBoundary isOff={!inBoundary}>
          <Suspense fallback="Loading">
            <Component />
          </Suspense>
        </FailureBoundary>,
      ),
    )
  render()
  return render
}

describe('preloadable', () => {
  it('renders a preloaded component without a fallback', async () => {
    const { Component, preload } = preloadable(() => Promise.resolve({ default: Counter }))
    await preload()
    renderInSuspense(Component)
    expect(screen.getByRole('button').textContent).toBe('Count 0')
  })

  it('shows the fallback until the code is loaded, and keeps the state after that', async () => {
    const { Component } = preloadable(() => Promise.resolve({ default: Counter }))
    const renderAgain = renderInSuspense(Component)
    expect(screen.getByText('Loading')).toBeTruthy()
    await userEvent.click(await screen.findByRole('button'))
    renderAgain()
    expect(screen.getByRole('button').textContent).toBe('Count 1')
  })

  it('loads again on render after a preload that failed', async () => {
    let attempts = 0
    const { Component, preload } = preloadable(() =>
      ++attempts === 1 ? Promise.reject(new Error('offline')) : Promise.resolve({ default: Counter }),
    )
    await preload()
    renderInSuspense(Component)
    expect(await screen.findByRole('button')).toBeTruthy()
    expect(attempts).toBe(2)
  })

  it('reports a failed load once, and loads again on request only', async () => {
    let attempts = 0
    const { Component } = preloadable<object>(() => {
      attempts += 1
      return attempts === 1 ? Promise.reject(new Error('offline')) : Promise.resolve({ default: Counter })
    })
    renderInSuspense(Component, true)
    expect(await screen.findByText('Failed')).toBeTruthy()
    expect(attempts).toBe(1)
    forgetFailedImports()
    renderInSuspense(Component, true)
    expect(await screen.findByRole('button')).toBeTruthy()
    expect(attempts).toBe(2)
  })
})

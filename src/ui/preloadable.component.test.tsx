import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished } from 'vitest'
import { preloadable } from './preloadable'

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Count {count}
    </button>
  )
}

/** Renders the component in a Suspense boundary until the end of the test. Returns a function that renders it again. */
function renderInSuspense(Component: ComponentType<object>): () => void {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  const render = () =>
    flushSync(() =>
      root.render(
        <Suspense fallback="Loading">
          <Component />
        </Suspense>,
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
})

import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, useState, type ComponentType } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { preloadable } from './preloadable'

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Count {count}
    </button>
  )
}

const inSuspense = (Component: ComponentType<object>) => (
  <Suspense fallback="Loading">
    <Component />
  </Suspense>
)

afterEach(cleanup)

describe('preloadable', () => {
  it('renders a preloaded component without a fallback', async () => {
    const { Component, preload } = preloadable(() => Promise.resolve({ default: Counter }))
    await preload()
    render(inSuspense(Component))
    expect(screen.getByRole('button').textContent).toBe('Count 0')
  })

  it('shows the fallback until the code is loaded, and keeps the state after that', async () => {
    const { Component } = preloadable(() => Promise.resolve({ default: Counter }))
    const { rerender } = render(inSuspense(Component))
    expect(screen.getByText('Loading')).toBeTruthy()
    await userEvent.click(await screen.findByRole('button'))
    rerender(inSuspense(Component))
    expect(screen.getByRole('button').textContent).toBe('Count 1')
  })

  it('loads again on render after a preload that failed', async () => {
    let attempts = 0
    const { Component, preload } = preloadable(() =>
      ++attempts === 1 ? Promise.reject(new Error('offline')) : Promise.resolve({ default: Counter }),
    )
    await preload()
    render(inSuspense(Component))
    expect(await screen.findByRole('button')).toBeTruthy()
    expect(attempts).toBe(2)
  })
})

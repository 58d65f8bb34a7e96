import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute, unmountApp } from '../../app/__fixtures__/render-route'

test('the link to save a file has an object URL, which is revoked on unmount', async () => {
  const revoke = URL.revokeObjectURL.bind(URL)
  const revoked: string[] = []
  URL.revokeObjectURL = (url) => {
    revoked.push(url)
    revoke(url)
  }
  try {
    await renderRoute('/documents/ana-note', { person: 'ana' })
    const savedUrl = () => screen.getByRole('link', { name: /^Save / }).getAttribute('href')
    await waitFor(() => expect(savedUrl()).toMatch(/^blob:/))
    const url = savedUrl()
    expect(revoked).not.toContain(url)
    unmountApp()
    await waitFor(() => expect(revoked).toContain(url))
  } finally {
    URL.revokeObjectURL = revoke
  }
})

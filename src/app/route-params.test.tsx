import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, Route, Routes, useParams } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const seen: Readonly<Record<string, string | undefined>>[] = []

function Params() {
  seen.push(useParams())
  return null
}

/** Route parameters of a record page as the router passes them; undefined if the path does not match. */
function paramsOf(address: string): Readonly<Record<string, string | undefined>> | undefined {
  seen.length = 0
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/record/:type/:id" element={<Params />} />
      </Routes>
    </MemoryRouter>,
  )
  return seen[0]
}

// The router warns of paths that it cannot decode or match.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue(undefined))
afterEach(() => void vi.restoreAllMocks())

describe('the path of a record page', () => {
  it.each([
    ['an R4 id', 'a-1.B'],
    ['a slash', 'a/b'],
    ['a bar', 'http://loinc.org|2345-7'],
    ['256 characters', 'x'.repeat(256)],
    ['an underscore and a tilde', 'a_b~c'],
    ['spaces, punctuation and non-Latin letters', 'é ? # & + ñ 語'],
    ['a percent sign', '5%'],
    ['two dots', '..a'],
  ])('round-trips an id with %s', (_what, id) => {
    expect(paramsOf(`/record/Goal/${encodeURIComponent(id)}`)).toEqual({ type: 'Goal', id })
  })

  it('with malformed percent-encoding is passed on undecoded', () => {
    expect(paramsOf('/record/Goal/%E0%A4%A')).toEqual({ type: 'Goal', id: '%E0%A4%A' })
  })

  it('with an unencoded slash does not match', () => {
    expect(paramsOf('/record/Goal/a/b')).toBeUndefined()
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, Route, Routes, useParams } from 'react-router'
import { describe, expect, it } from 'vitest'

const seen: Readonly<Record<string, string | undefined>>[] = []

function Parts() {
  seen.push(useParams())
  return null
}

/** The parts of an address as a page gets them from the router. */
function partsOf(address: string): Readonly<Record<string, string | undefined>> | undefined {
  seen.length = 0
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/record/:type/:id" element={<Parts />} />
      </Routes>
    </MemoryRouter>,
  )
  return seen[0]
}

describe('the address of a record', () => {
  it.each([
    ['an id of R4', 'a-1.B'],
    ['a slash', 'a/b'],
    ['a bar', 'http://loinc.org|2345-7'],
    ['256 characters', 'x'.repeat(256)],
    ['an underscore and a tilde', 'a_b~c'],
    ['blanks, marks and letters of other alphabets', 'é ? # & + ñ 語'],
    ['a percent sign', '5%'],
    ['two dots', '..a'],
  ])('gives back %s as it was put in', (_what, id) => {
    expect(partsOf(`/record/Goal/${encodeURIComponent(id)}`)).toEqual({ type: 'Goal', id })
  })

  it('that is badly written is taken as it stands and ends nothing', () => {
    expect(partsOf('/record/Goal/%E0%A4%A')).toEqual({ type: 'Goal', id: '%E0%A4%A' })
  })

  it('with a slash that is not encoded is no address of a record', () => {
    expect(partsOf('/record/Goal/a/b')).toBeUndefined()
  })
})

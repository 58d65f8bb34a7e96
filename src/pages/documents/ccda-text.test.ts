import { describe, expect, it } from 'vitest'
import { piecesOf, placeNarrative } from './ccda-text'
import type { CcdaSection } from '../../lib/ccda'

const section = (title: string | undefined, text: CcdaSection['text'], sections: CcdaSection['sections'] = []) => ({
  title,
  text,
  sections,
})
const family = section('Family History', ['None known.'], [section('Mother', [{ tag: 'p', children: ['HTN'] }])])
const table = section('Problems', [
  {
    tag: 'table',
    children: [
      { tag: 'tr', children: [{ tag: 'th', children: ['Problem'] }] },
      {
        tag: 'tr',
        children: [
          { tag: 'td', children: [{ tag: 'strong', children: ['COPD'] }], colSpan: 2 },
          { tag: 'td', children: ['denied'] },
        ],
      },
    ],
  },
  { tag: 'del', children: ['gout'] },
  { tag: 'br', children: [] },
  'CKD',
])

describe('placeNarrative', () => {
  const { text, sections } = placeNarrative([family, table, section(undefined, [])])

  it('has a heading for each section with those around it, a line for each row, and nothing that was removed', () => {
    expect(text).toBe(
      '\n# Family History\nNone known.\n\n# Family History, Mother\nHTN\n\n\n# Problems\nProblem | \n\nCOPD | denied | \n\n\n\nCKD\n\n# \n\n',
    )
  })

  it('has the heads of the columns of a table as its heading, up to its end', () => {
    const heads = {
      tag: 'thead',
      children: [{ tag: 'tr', children: [{ tag: 'th', children: ['Relative'] }] }],
    } as const
    const rows = { tag: 'tr', children: [{ tag: 'td', children: ['Gout'] }] } as const
    const relatives = section('Risks', [{ tag: 'table', children: [heads, rows] }, 'CKD'])
    expect(placeNarrative([relatives]).text).toBe(
      '\n# Risks\n\n# Risks, Relative\nRelative | \n\nGout | \n\n\n\n# Risks\nCKD\n',
    )
  })

  it('places each text that is drawn', () => {
    expect(piecesOf(sections).map(({ start, end }) => text.slice(start, end))).toEqual([
      'None known.',
      'HTN',
      'Problem',
      'COPD',
      'denied',
      'CKD',
    ])
  })

  it('keeps the elements, their spans and removed text', () => {
    const [, problems] = sections
    expect(problems?.text[0]).toMatchObject({
      tag: 'table',
      children: [{ tag: 'tr' }, { tag: 'tr', children: [{ colSpan: 2 }, {}] }],
    })
    expect(problems?.text[1]).toEqual({ tag: 'del', children: [{ text: 'gout', start: -1 }] })
  })
})

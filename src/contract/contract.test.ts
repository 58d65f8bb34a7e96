import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contractCodes } from './codes'
import { contractElements } from './elements'
import { contractOf, recordTypes } from './index'
import { searchSyntax } from './__fixtures__/syntax'

interface SpecField {
  path: string
  type: string
  seedCard: string | null
  targets?: string[]
  values?: string[]
}
interface SpecResource {
  name: string
  read: boolean
  revinclude: boolean
  fields: SpecField[]
  statuses: { field: string; values: string[] }[]
  parameters: { code: string; spellings: string[]; type: string; targets?: string[] }[]
  searches: { canonicalParams: string[]; seedSyntax: string; namedAs?: string[] }[]
  includes: string[]
}

const file = new URL('../../../shared/spec/api.json', import.meta.url)
const hasSpec = existsSync(file)
const spec: SpecResource[] = hasSpec
  ? (JSON.parse(readFileSync(file, 'utf8')) as { resources: SpecResource[] }).resources
  : []
const sorted = (items: readonly string[]) => [...items].sort()

describe.skipIf(!hasSpec)(
  'the contract matches the API description in both directions (needs ../shared/spec/api.json)',
  () => {
    it('has the same 24 types', () => {
      expect(sorted(recordTypes)).toEqual(sorted(spec.map((r) => r.name)))
    })

    it.each(spec.map((r) => [r.name, r] as const))('%s', (_, r) => {
      const type = recordTypes.find((t) => t === r.name)
      expect(type).toBeDefined()
      if (!type) return
      const c = contractOf(type)
      expect({ read: c.read, revinclude: c.revinclude }).toEqual({ read: r.read, revinclude: r.revinclude })
      expect(c.searches.map((s, line) => ({ by: s.by, syntax: searchSyntax[type][line], alsoBy: s.alsoBy }))).toEqual(
        r.searches.map((s) => ({ by: s.canonicalParams, syntax: s.seedSyntax, alsoBy: s.namedAs })),
      )
      expect(
        Object.entries(c.parameters).map(([code, p]) => ({
          code,
          type: p.type,
          targets: p.targets,
          spellings: [code, ...(p.aliases ?? [])].sort(),
        })),
      ).toEqual(
        r.parameters.map((p) => ({ code: p.code, type: p.type, targets: p.targets, spellings: sorted(p.spellings) })),
      )
      expect(sorted(Object.keys(c.includes))).toEqual(sorted(r.includes))
      expect(c.status).toEqual(r.statuses.map((s) => s.field))
      expect(contractCodes[type]).toMatchObject(Object.fromEntries(r.statuses.map((s) => [s.field, s.values])))
      expect(sorted(Object.keys(contractCodes[type]))).toEqual(
        sorted(r.fields.filter((f) => f.values).map((f) => f.path)),
      )
      expect(contractElements[type]).toEqual(
        Object.fromEntries(
          r.fields.map((f) => [
            f.path,
            `${f.type}${f.type === 'Reference' && f.targets?.length ? `(${f.targets.join(' | ')})` : ''} ${f.seedCard ?? '?'}`,
          ]),
        ),
      )
    })
  },
)

describe('the contract itself', () => {
  it.each([
    ['search lines', recordTypes.flatMap((t) => contractOf(t).searches).length, 188],
    ['texts of search lines', recordTypes.flatMap((t) => searchSyntax[t]).length, 188],
    ['parameters', recordTypes.flatMap((t) => Object.keys(contractOf(t).parameters)).length, 110],
    ['include names', recordTypes.flatMap((t) => Object.keys(contractOf(t).includes)).length, 31],
    ['types with provenance', recordTypes.filter((t) => contractOf(t).revinclude).length, 19],
    ['types read by id', recordTypes.filter((t) => contractOf(t).read).length, 21],
    [
      'status values',
      recordTypes.flatMap((t) => contractOf(t).status.flatMap((s) => contractCodes[t][s] ?? [])).length,
      135,
    ],
    ['elements (749 written, one implied)', recordTypes.flatMap((t) => Object.keys(contractElements[t])).length, 750],
  ])('%s', (_, count, expected) => {
    expect(count).toBe(expected)
  })

  it.each(recordTypes)('%s searches only by parameters that it has', (type) => {
    const { parameters, searches } = contractOf(type)
    for (const { by } of searches) for (const name of by) expect(Object.keys(parameters)).toContain(name)
  })
})

import type { Bundle, Observation } from 'fhir/r4'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSandbox, type Sandbox } from '../kit'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ open: true })
})
afterAll(() => sandbox.stop())

/** The newest result of each LOINC code that a demo app asks for in one search, with its unit. */
async function newestOf(patient: string, codes: readonly string[]) {
  const query = new URLSearchParams({ patient, code: codes.map((code) => `http://loinc.org|${code}`).join(',') })
  const bundle = (await (
    await fetch(`${sandbox.fhirBase}/Observation?${query.toString()}`)
  ).json()) as Bundle<Observation>
  const found = (bundle.entry ?? []).flatMap(({ resource }) => resource ?? [])
  return codes.map((code) => {
    const newest = found
      .filter((one) => one.status === 'final' && one.code.coding?.some((coding) => coding.code === code))
      .sort((a, b) => String(b.effectiveDateTime).localeCompare(String(a.effectiveDateTime)))[0]
    const { valueQuantity, component } = newest ?? {}
    return [code, valueQuantity?.code ?? component?.map(({ valueQuantity: part }) => part?.code).join(' ')]
  })
}

it('Maya has what apps for cardiac risk read', async () =>
  expect(await newestOf('maya', ['30522-7', '2093-3', '2085-9', '55284-4', '85354-9'])).toEqual([
    ['30522-7', 'mg/L'],
    ['2093-3', 'mg/dL'],
    ['2085-9', 'mg/dL'],
    ['55284-4', 'mm[Hg] mm[Hg]'],
    ['85354-9', 'mm[Hg] mm[Hg]'],
  ]))

it.each(['leo', 'mia'])('%s has what growth charts read', async (child) =>
  expect(await newestOf(child, ['29463-7', '8302-2', '8287-5', '39156-5'])).toEqual([
    ['29463-7', 'kg'],
    ['8302-2', 'cm'],
    ['8287-5', 'cm'],
    ['39156-5', 'kg/m2'],
  ]),
)

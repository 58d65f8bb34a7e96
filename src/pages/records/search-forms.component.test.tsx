import { fireEvent, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fillIn, findInMain, inMain, main, sectionOf, watchRequests } from '../../app/__fixtures__/page-content'
import { openPage, renderRoute } from '../../app/__fixtures__/render-route'
import { contractOf, recordTypes, type DocumentedType } from '../../contract'
import { parameterNames, searchSyntax } from '../../contract/__fixtures__/syntax'

const searchCountOf = (types: readonly DocumentedType[]): number =>
  types.reduce((sum, type) => sum + searchSyntax[type].length, 0)
const keyOf = (names: readonly string[]) => [...names].sort().join('+')
const choice = () => inMain().getByLabelText<HTMLSelectElement>('What do you want to search by?')
const fieldOf = (name: string) => main().querySelector<HTMLElement>(`[data-field="${name}"]`) ?? main()
const press = (name: string) => userEvent.click(inMain().getByRole('button', { name }))

/** The parameters of the first request of the last search of a type, without those for paging and includes. */
function sentParameters(requests: readonly string[]): Readonly<Record<string, string>> | undefined {
  const first = requests.find((address) => !address.includes('_page='))
  return first === undefined
    ? undefined
    : Object.fromEntries([...new URL(first).searchParams].filter(([name]) => !name.startsWith('_')))
}

/** Fills in the field of a parameter, with another value for each search line. Returns the expected value. */
function fillField(type: DocumentedType, name: string, line: number): string {
  const { type: kind, targets } = contractOf(type).parameters[name] ?? { type: 'string' }
  const codes = [...fieldOf(name).querySelectorAll<HTMLInputElement>('input[type="checkbox"]')]
  const code = codes[line % codes.length]
  if (code) {
    fireEvent.click(code)
    return code.value
  }
  if (kind === 'date') fireEvent.change(fieldOf(name).querySelector('select') ?? main(), { target: { value: 'ge' } })
  const text = {
    date: `${1990 + line}-02`,
    reference: `${targets?.[0] ?? 'Patient'}/x${line}`,
    token: `x${line}`,
    string: `Ex${line}`,
  }[kind]
  fireEvent.input(fieldOf(name).querySelector('input') ?? main(), { target: { value: text } })
  return kind === 'date' ? `ge${text}` : text
}

/** Sends each search of the type whose form is open. Returns how many were sent as expected. */
async function sendAllSearches(
  type: DocumentedType,
  patient: string | undefined,
  requests: readonly string[],
): Promise<number> {
  const options = [...choice().options].map(({ value }) => value)
  let searchCount = 0
  for (const [line, syntax] of searchSyntax[type].entries()) {
    const names = parameterNames(type, syntax)
    if (keyOf(names) === 'patient') continue
    const option = options.find((each) => keyOf(each.split('+')) === keyOf(names))
    expect(option, `${type}${syntax} is offered`).toBeDefined()
    fireEvent.click(inMain().getByText('Clear the search'))
    fireEvent.change(choice(), { target: { value: option } })
    const expected: Record<string, string> = patient !== undefined && names.includes('patient') ? { patient } : {}
    await waitFor(() => {
      for (const name of names) if (name !== 'patient') expect(fieldOf(name)).not.toBe(main())
    })
    for (const name of names.filter((each) => each !== 'patient')) expected[name] = fillField(type, name, line)
    const earlier = requests.length
    fireEvent.click(inMain().getByText('Search', { selector: 'button' }))
    await waitFor(() => expect(sentParameters(requests.slice(earlier)), `${type}${syntax}`).toEqual(expected))
    expect(location.search, 'the URL has no search input').toBe('')
    searchCount += 1
  }
  return searchCount
}

const ofChart = recordTypes.filter((type) => type !== 'Patient' && contractOf(type).searches.length > 0)

// The record is empty, because only the requests count.
test.each(ofChart)('each search of %s can be sent from its form and never appears in the URL', async (type) => {
  const ofPatient = 'patient' in contractOf(type).parameters
  const requests = watchRequests(new RegExp(`/fhir/${type}\\?`))
  await renderRoute(`/records/${type}`, { person: 'dr-lee', patient: 'omar', provider: true })
  if (ofPatient) await waitFor(() => expect(sentParameters(requests)).toEqual({ patient: 'omar' }))
  let searchCount = ofPatient ? 1 : 0
  if (contractOf(type).searches.length > 1) {
    if (ofPatient) await userEvent.click(await inMain().findByText('Search at the health system'))
    searchCount += await sendAllSearches(type, 'omar', requests)
  }
  expect(searchCount).toBe(searchCountOf([type]))
})

test('each patient search of the API can be sent from the form and never appears in the URL', async () => {
  const requests = watchRequests(/\/fhir\/Patient\?/)
  await renderRoute('/patients', { person: 'dr-lee', provider: true })
  expect(await sendAllSearches('Patient', undefined, requests)).toBe(searchCountOf(['Patient']))
  expect(searchCountOf(['Patient', ...ofChart]), 'every search of the API').toBe(188)
})

test('a search form suggests codes of the record, reports invalid input, and is restored on Back', async () => {
  await renderRoute('/records/Observation', { person: 'ana' })
  await userEvent.click(await inMain().findByText('Search at the health system'))
  await userEvent.selectOptions(choice(), 'patient+code+date')
  expect(choice().querySelector('optgroup')?.label).toBe('In your record')
  await press('Search')
  expect(inMain().getAllByText('Fill this in to search.')).toHaveLength(2)
  const code = () => fieldOf('code').querySelector<HTMLInputElement>('input') ?? main()
  expect(document.activeElement).toBe(code())
  const first = fieldOf('code').querySelector('datalist option')?.getAttribute('value') ?? ''
  expect(first).toContain('|')
  await fillIn(code(), first)
  await userEvent.selectOptions(fieldOf('date').querySelector('select') ?? main(), 'between')
  await fillIn(inMain().getByLabelText('First date'), '2024-05-33')
  await fillIn(inMain().getByLabelText('Last date'), '2030')
  await press('Search')
  expect(inMain().getAllByText('Write the date as 2024, 2024-05 or 2024-05-03.')).not.toEqual([])
  await fillIn(inMain().getByLabelText('First date'), '1990')
  const requests = watchRequests(/\/fhir\/Observation\?.*date=/)
  await press('Search')
  await waitFor(() => expect(requests).not.toEqual([]))
  const sent = new URL(requests[0] ?? '').searchParams
  expect([sent.get('patient'), sent.get('code'), sent.getAll('date')]).toEqual(['ana', first, ['ge1990', 'le2030']])
  await waitFor(() => expect(sectionOf('What the search found').querySelector('li a')).not.toBeNull())
  await userEvent.click(within(sectionOf('What the search found')).getAllByRole('link')[0] ?? main())
  await waitFor(() => expect(location.pathname).toMatch(/^\/record\/Observation\//))
  await openPage('/records/Observation')
  await waitFor(() => expect(sectionOf('What the search found')).toBeDefined())
  expect(code()).toHaveProperty('value', first)
})

test('organizations can be searched, with a note on where the input is sent and a message for no results', async () => {
  await renderRoute('/search', { person: 'ana' })
  await userEvent.click(inMain().getAllByRole('link', { name: 'Organizations' })[0] ?? main())
  await waitFor(() => expect(inMain().getByLabelText('Name')).toBeDefined())
  expect(main().textContent).not.toContain('id of a record')
  await fillIn(inMain().getByLabelText('Name'), 'samplefield')
  expect(main().textContent).toMatch(/When you press Search, what you typed is sent to .+, and to no one else\./)
  await press('Search')
  await inMain().findAllByRole('link', { name: /Samplefield/ })
  await fillIn(inMain().getByLabelText('Name'), 'nowhere at all')
  await press('Search')
  await findInMain('The health system found nothing for this search.')
})

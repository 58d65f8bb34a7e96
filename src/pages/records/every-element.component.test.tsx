import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { idOf, recordWithEveryElement, type ExpectedElement } from '../../app/__fixtures__/every-element'
import { fillIn, inMain, linksTo, main } from '../../app/__fixtures__/page-content'
import { openPage, renderRoute, startSandboxWith } from '../../app/__fixtures__/render-route'
import { recordTypes, type RecordType } from '../../contract'
import { contractElements } from '../../contract/elements'

const types = recordTypes.filter((type) => Object.keys(contractElements[type]).length > 0)
const records = new Map(types.map((type) => [type, recordWithEveryElement(type)] as const))
const sandbox = startSandboxWith([...records.values()].map(({ resource }) => resource))

/** The elements that the page, including its closed details, does not show. */
function missingElements(type: RecordType, expected: readonly ExpectedElement[]): readonly string[] {
  // Without thousands separators.
  const text = main()
    .textContent.toLowerCase()
    .replace(/(?<=\d),(?=\d{3})/g, '')
  return expected.flatMap(({ path, texts, inRow }) => {
    const absent = texts.filter((wanted) => !text.includes(wanted.toLowerCase()))
    const row = main().querySelector(`[data-element="${type}.${path}"]`)
    // A row has the name of its element and a value.
    const hasNoRow = inRow && [...(row?.children ?? [])].filter(({ textContent }) => textContent !== '').length < 2
    return absent.length > 0 || hasNoRow ? [`${type}.${path}: ${absent.join(', ')}`] : []
  })
}

const pageComplete = (type: RecordType) =>
  waitFor(() => {
    expect(main().querySelector(`[data-element^="${type}."]`)).not.toBeNull()
    // Content below a section that is loading is held back briefly.
    expect(main().querySelector('[aria-busy="true"], [data-loading]')).toBeNull()
  })

test('every element of the contract is shown on the page of its record', async () => {
  await renderRoute('/records', { person: idOf('Patient'), sandbox })
  const missing: string[] = []
  for (const [type, { expected }] of records) {
    if (type === 'Group') continue
    await openPage(`/record/${type}/${idOf(type)}`)
    await pageComplete(type)
    missing.push(...missingElements(type, expected))
  }
  expect(missing).toEqual([])
})

test('every element of a Group is shown to a provider who finds it by search', async () => {
  await renderRoute('/records/Group', {
    person: 'all-patients-provider',
    patient: idOf('Patient'),
    provider: true,
    sandbox,
  })
  const form = main().querySelector('form') ?? main()
  await userEvent.selectOptions(form.querySelector('select') ?? main(), 'member')
  await fillIn(form.querySelector('input') ?? main(), `Patient/${idOf('Patient')}`)
  await userEvent.click(inMain().getByRole('button', { name: 'Search' }))
  const path = `/record/Group/${idOf('Group')}`
  await waitFor(() => expect(linksTo(path)).not.toEqual([]))
  await userEvent.click(linksTo(path)[0] ?? main())
  await pageComplete('Group')
  await userEvent.click(inMain().getByRole('radio', { name: 'Plain words' }))
  await waitFor(() => expect(missingElements('Group', records.get('Group')?.expected ?? [])).toEqual([]))
})

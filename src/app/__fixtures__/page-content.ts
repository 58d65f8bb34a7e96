import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, vi } from 'vitest'

/** The main part of the page. */
export const main = (): HTMLElement => screen.getByRole('main')

/** Queries within the main part of the page. */
export const inMain = () => within(main())

/** Waits until the main part of the page contains a text. */
export const findInMain = (text: string | RegExp): Promise<void> =>
  waitFor(() => {
    if (typeof text === 'string') expect(main().textContent).toContain(text)
    else expect(main().textContent).toMatch(text)
  })

/** Waits for a page with this title. */
export const findTitle = (title: string | RegExp): Promise<HTMLElement> =>
  screen.findByRole('heading', { level: 1, name: title })

const matches = (text: string, expected: string | RegExp): boolean =>
  typeof expected === 'string' ? text === expected : expected.test(text)

/** Waits for the first link with this text or label, and a path that starts so. Much faster on long pages than a search by role. */
export const findLink = (text: string | RegExp, within: ParentNode = main(), path = ''): Promise<HTMLAnchorElement> =>
  waitFor(() => {
    const links = [...within.querySelectorAll<HTMLAnchorElement>(path === '' ? 'a' : `a[href^="${path}"]`)]
    const link = links.find((one) => matches(one.getAttribute('aria-label') ?? one.textContent, text))
    if (link === undefined) throw new Error(`There is no link with the text ${String(text)}`)
    return link
  })

/** The links of the main part of the page to this path. */
export const linksTo = (path: string, within: ParentNode = main()): readonly HTMLAnchorElement[] => [
  ...within.querySelectorAll<HTMLAnchorElement>(`a[href="${path}"]`),
]

/** The row or list item that is the nearest to the link to this path; the last one if there are several. */
export function rowOf(path: string, within: ParentNode = main()): HTMLElement {
  const row = linksTo(path, within).at(-1)?.closest<HTMLElement>('li, tr, [class*="row"]')
  if (!row) throw new Error(`There is no row with a link to ${path}`)
  return row
}

/** The section under the heading with this text. Much faster on long pages than a search by role and name. */
export function sectionOf(title: string | RegExp): HTMLElement {
  const isTitle = (text: string) => (typeof title === 'string' ? text === title : title.test(text))
  const heading = [...main().querySelectorAll('h2, h3')].find(({ textContent }) => isTitle(textContent))
  const section = heading?.closest<HTMLElement>('section')
  if (!section) throw new Error(`There is no section with the heading ${String(title)}`)
  return section
}

/** The summary of the disclosure whose summary starts with this text. */
export function summaryOf(text: string): HTMLElement {
  const found = [...main().querySelectorAll('summary')].find(({ textContent }) => textContent.startsWith(text))
  if (!found) throw new Error(`There is no disclosure ${text}`)
  return found
}

/** The ids of the records of a type with a link in this part of the page, in order. */
export const linkedIds = (type: string, within: ParentNode = main()): readonly string[] =>
  [
    ...new Set(
      [...within.querySelectorAll(`a[href^="/record/${type}/"]`)].map(
        (link) => link.getAttribute('href')?.split('/')[3] ?? '',
      ),
    ),
  ].sort()

/** Replaces the text of a field at once, which is faster than typing. */
export async function fillIn(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(text)
}

/** Selects the language in the page header and waits until the page is shown in it. */
export async function selectLanguage(code: 'en' | 'es'): Promise<void> {
  // The header and the footer have one each, of which styles hide one.
  const [select = main()] = screen.getAllByRole('combobox', { name: /^(?:Language|Idioma)$/ })
  await userEvent.selectOptions(select, code)
  await waitFor(() => expect(document.documentElement.lang).toBe(code))
}

/** True for an element in a part of the page that is hidden, or in a closed disclosure. */
export const isHidden = (element: Element): boolean =>
  element.closest('[hidden]') !== null ||
  (element.closest('details:not([open])') !== null && element.closest('summary') === null)

/** Opens the folded groups of the timeline, whose rows are rendered when they are opened. */
export async function openTimelineGroups(): Promise<void> {
  await waitFor(() => expect(main().querySelectorAll('[data-loading], [aria-busy="true"]')).toHaveLength(0))
  const closed = [...main().querySelectorAll<HTMLElement>('section details:not([open]) > summary')]
  for (const summary of closed) summary.click()
  await waitFor(() => expect(closed.filter(({ nextElementSibling }) => nextElementSibling === null)).toEqual([]))
}

/** The text of the main part of the page without its hidden parts and closed disclosures. */
export function visibleText(): string {
  const copy = main().cloneNode(true) as HTMLElement
  for (const hidden of copy.querySelectorAll('[hidden], details:not([open]) > :not(summary)')) hidden.remove()
  return copy.textContent
}

/** The texts of the visible headings of one level in the main part of the page. */
export const headings = (level: number): readonly string[] =>
  [...main().querySelectorAll(`h${level}`)]
    .filter((heading) => !isHidden(heading))
    .map(({ textContent }) => textContent)

/** The decoded addresses of matching requests, from now until the end of the test. */
export function watchRequests(matching: RegExp): readonly string[] {
  const addresses: string[] = []
  const { fetch } = globalThis
  globalThis.fetch = (request, init) => {
    const address = decodeURIComponent(request instanceof Request ? request.url : String(request))
    if (matching.test(address)) addresses.push(address)
    return fetch(request, init)
  }
  onTestFinished(() => void (globalThis.fetch = fetch))
  return addresses
}

/** Gives every element a size until the end of the test: charts draw nothing into an element without one. */
export function giveElementsSize(): void {
  const spy = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 640, 360))
  onTestFinished(() => spy.mockRestore())
}

/** Replaces the body of matching responses, until the end of the test, for bodies that no fault of the sandbox produces. */
export function respondWith(matching: RegExp, body: string): void {
  const { fetch } = globalThis
  globalThis.fetch = async (request, init) => {
    const response = await fetch(request, init)
    const address = request instanceof Request ? request.url : String(request)
    if (!matching.test(address)) return response
    await response.arrayBuffer()
    return new Response(body, { headers: { 'content-type': 'application/fhir+json' } })
  }
  onTestFinished(() => void (globalThis.fetch = fetch))
}

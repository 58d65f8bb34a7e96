import { ESLint, Linter } from 'eslint'
import { parser } from 'typescript-eslint'
import { describe, expect, test } from 'vitest'

const eslint = new ESLint()
const linter = new Linter()

/** What this project's `no-restricted-syntax`, as configured for a file, says about a piece of code. */
async function messagesFor(file: string, code: string): Promise<readonly string[]> {
  const { rules } = (await eslint.calculateConfigForFile(file)) as Linter.Config
  const rule = rules?.['no-restricted-syntax'] ?? 'off'
  const parserOptions = { ecmaFeatures: { jsx: true } }
  return linter
    .verify(code, { languageOptions: { parser, parserOptions }, rules: { 'no-restricted-syntax': rule } })
    .map(({ message }) => message)
}

const page = 'src/pages/records/record-page.tsx'
const date = /may be no date/
const number = /lib\/locale-format/
const id = /may contain a slash/

/** Code, the message that forbids it in a page, and the file whose task it is. */
const forbidden: readonly (readonly [code: string, message: RegExp, gate?: string])[] = [
  ['new Date(text)', date, 'src/fhir/day.ts'],
  ['Date.parse(text)', date, 'src/fhir/day.ts'],
  ['new Intl.DateTimeFormat("en")', date, 'src/fhir/format-date.ts'],
  ['new Intl.RelativeTimeFormat("en")', date, 'src/fhir/time-ago.ts'],
  ['day.toISOString()', date, 'src/fhir/zone-day.ts'],
  ['day.toLocaleDateString()', date, 'src/fhir/format-date.ts'],
  ['text.slice(0, 10)', date, 'src/fhir/partial-date.ts'],
  ['day.getHours()', /time zone/, 'src/components/files/save-file.ts'],
  ['day.setMonth(1)', /time zone/, 'src/components/files/save-file.ts'],
  ['new Intl.NumberFormat("en")', number, 'src/lib/locale-format.ts'],
  ['new Intl.ListFormat("en")', number, 'src/lib/locale-format.ts'],
  ['new Intl.PluralRules("en")', number, 'src/i18n/locales/en/app.ts'],
  ['new Intl.DisplayNames("en", {})', number, 'src/pages/documents/other-language.ts'],
  ['value.toLocaleString()', number, 'src/fhir/quantity.ts'],
  ['value.toFixed(digits)', /more than 100 digits/, 'src/lib/digits.ts'],
  ['value.toPrecision(digits)', /more than 100 digits/, 'src/lib/digits.ts'],
  ['`/record/Condition/${id}`', id],
  ['`/record/${type}/${id}`', id],
  ['`/documents/${id}`', id],
  ['`/results/trend/${key}`', id],
  ['session.get(`Patient/${patientId}`)', id],
  ['<p dangerouslySetInnerHTML={{ __html: text }} />', /hostile/],
  ['useQuery({ placeholderData: before })', /one patient the data of another/],
]

describe('lint: values that may be wrong pass through the files made for them', () => {
  test.each(forbidden.map(([code, message, gate]) => ({ code, message, gate })))(
    '$code is forbidden in a page',
    async ({ code, message, gate }) => {
      expect(await messagesFor(page, code)).toEqual([expect.stringMatching(message)])
      if (gate !== undefined) expect(await messagesFor(gate, code), gate).toEqual([])
    },
  )

  test.each([
    'new Date()',
    'value.toFixed(2)',
    'value.toFixed(DIGITS)',
    'text.slice(0, 20)',
    '`/record/Condition/${encodeIdForPath(id)}`',
    '`/record/${type}/${encodeIdForPath(id)}`',
    'session.get(`Patient/${encodeIdForPath(patientId)}`)',
  ])('%s is allowed in a page', async (code) => {
    expect(await messagesFor(page, code)).toEqual([])
  })

  test('a browser test cannot read the device’s clock', async () => {
    const file = 'e2e/results.spec.ts'
    expect(await messagesFor(file, 'new Date()')).toEqual(['Use clock.now().'])
    expect(await messagesFor(file, 'Date.now()')).toEqual(['Use clock.now().'])
  })
})

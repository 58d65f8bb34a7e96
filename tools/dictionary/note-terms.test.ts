import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { documentRecords } from '../../e2e/documents-data'
import { noteRecords } from '../../e2e/note-terms-data'
import { buildPopulation } from '../../sandbox/population/build'
import { termsIn } from '../../src/dictionary/note-terms/__fixtures__/load-note-terms'
import { detectLanguage } from '../../src/i18n/text-language'

interface Attachment {
  readonly contentType?: string
  readonly data?: string
}
interface NoteRecord {
  readonly resourceType: string
  readonly contentType?: string
  readonly data?: string
  readonly conclusion?: string
  readonly presentedForm?: readonly Attachment[]
  readonly content?: readonly { readonly attachment?: Attachment }[]
}

const textOf = ({ contentType = '', data }: Attachment): readonly string[] =>
  data !== undefined && contentType.startsWith('text/plain') ? [Buffer.from(data, 'base64').toString()] : []

/** The texts of notes and reports in a record. */
const textsOf = (record: NoteRecord): readonly string[] => [
  ...(record.conclusion === undefined ? [] : [record.conclusion]),
  ...(record.resourceType === 'Binary' ? textOf(record) : []),
  ...[...(record.presentedForm ?? []), ...(record.content ?? []).flatMap(({ attachment }) => attachment ?? [])].flatMap(
    textOf,
  ),
]

const CONTEXT = 30

/** Each underlined word of the texts with what is around it and its explanation, once, with how often it is there. */
function underlined(texts: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const text of new Set(texts)) {
    const language = detectLanguage(text) ?? 'en'
    for (const { start, end, name } of termsIn(text, language)) {
      const around = (from: number, to: number) => text.slice(Math.max(0, from), to).replace(/\s+/g, ' ')
      const line = `${language} ${around(start - CONTEXT, start)}[[${around(start, end)}]]${around(end, end + CONTEXT)} = ${name}`
      counts.set(line, (counts.get(line) ?? 0) + 1)
    }
  }
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const lines = [...counts].map(([line, count]) => (count > 1 ? `${line} (${String(count)} times)` : line))
  return `${String(all)} words in ${String(new Set(texts).size)} texts\n\n${lines.join('\n')}\n`
}

it('the words explained in the notes of the sandbox and of the browser tests', async () => {
  const records = [...buildPopulation(1).resources, ...documentRecords(), ...noteRecords()] as readonly NoteRecord[]
  await expect(underlined(records.flatMap(textsOf))).toMatchFileSnapshot('__fixtures__/note-terms-sandbox.txt')
})

it('the words explained in clinical notes that were made up for this test', async () => {
  const notes = readFileSync(`${import.meta.dirname}/__fixtures__/clinical-notes.txt`, 'utf8').split('\n=====\n')
  await expect(underlined(notes)).toMatchFileSnapshot('__fixtures__/note-terms-clinical.txt')
})

const folder = '../shared/data/synthea'

it.skipIf(!existsSync(folder))(
  'the words explained in the notes of the Synthea records (needs ../shared/data/synthea)',
  async () => {
    const records = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:nd)?json$/.test(file))
      .toSorted()
      .flatMap((file): readonly NoteRecord[] => {
        const source = readFileSync(`${folder}/${file}`, 'utf8')
        if (file.endsWith('.ndjson'))
          return source
            .split('\n')
            .filter(Boolean)
            .map((line) => JSON.parse(line) as NoteRecord)
        const { entry } = JSON.parse(source) as { readonly entry: readonly { readonly resource: NoteRecord }[] }
        return entry.map(({ resource }) => resource)
      })
    await expect(underlined(records.flatMap(textsOf))).toMatchFileSnapshot('__fixtures__/note-terms-synthea.txt')
  },
)

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startSandbox } from '../server'
import type { RecordFacts } from './record-facts'
import type { PeopleOverview } from '../pages/people'

/** References of one kind that the page names; `/people.json` has them all. */
const NAMED = 3

const head = `# The people of the sandbox

What \`/people.json\` of a sandbox without flags says: made from it by \`npx vitest run sandbox/people -u\`, and a test holds it to be so. Nobody needs a password. With other flags or data of your own, ask the sandbox itself: its pages \`/people\` and \`/people.json\` say the same of whoever is there.

## Who can sign in

| id | name | kind | may see | what for |
|---|---|---|---|---|
`

const quoted = (list: readonly string[]): string => list.map((one) => `\`${one}\``).join(', ')
const counted = (counts: RecordFacts['counts']): string =>
  Object.entries(counts)
    .filter(([type]) => type !== 'Patient')
    .map(([type, count]) => `${count} ${type}`)
    .join(', ')
const some = (references: readonly string[]): string =>
  `${quoted(references.slice(0, NAMED))}${references.length > NAMED ? ` and ${references.length - NAMED} more` : ''}`

const section = ({ id, name, born, counts, nothingOf, statuses, special }: RecordFacts): string =>
  [
    `## ${name}\n`,
    `\`Patient/${id}\`${born === undefined ? '' : `, born ${born}`}. ${counted(counts) || 'No records'}.\n`,
    ...special.map(({ what, records }) => `- ${what}: ${some(records)}`),
    ...Object.entries(statuses).map(([type, codes]) => `- ${type}, statuses: ${codes.join(', ')}`),
    ...(nothingOf.length > 0 ? [`- nothing of: ${nothingOf.join(', ')}`] : []),
  ].join('\n')

it('docs/people.md says who can sign in and what is special in each record', async () => {
  const sandbox = await startSandbox({ port: 0 })
  const { people, records } = (await (await fetch(`${sandbox.url}/people.json`)).json()) as PeopleOverview
  await sandbox.close()
  const rows = people.map(
    ({ id, name, kind, patients, about }) => `| \`${id}\` | ${name} | ${kind} | ${quoted(patients)} | ${about} |`,
  )
  const file = join(import.meta.dirname, '..', '..', 'docs', 'people.md')
  expect(existsSync(file)).toBe(true)
  await expect(`${head}${rows.join('\n')}\n\n${records.map(section).join('\n\n')}\n`).toMatchFileSnapshot(file)
})

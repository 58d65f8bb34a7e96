import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { offeredTypes } from '../../src/contract/offered-types'
import { patientsIn } from '../fhir/store'
import { recordsAlsoHad } from '../population/also-has/also-has'
import { startSandbox } from '../server'
import type { RecordFacts } from './record-facts'
import type { PeopleOverview } from '../pages/people'

/** References listed for each feature; `/people.json` has all of them. */
const MAX_REFERENCES = 3

const head = `# The people of the sandbox

Generated from \`/people.json\` of a sandbox without flags by \`npx vitest run sandbox/people -u\`; a test keeps it up to date. No password is needed. With other flags or your own data, see the pages \`/people\` and \`/people.json\` of the running sandbox.

## Who can sign in

| id | name | kind | may see | what for |
|---|---|---|---|---|
`

const codeList = (list: readonly string[]): string => list.map((text) => `\`${text}\``).join(', ')
const countText = (counts: RecordFacts['counts']): string =>
  Object.entries(counts)
    .filter(([type]) => type !== 'Patient')
    .map(([type, count]) => `${count} ${type}`)
    .join(', ')
const referenceText = (references: readonly string[]): string =>
  `${codeList(references.slice(0, MAX_REFERENCES))}${references.length > MAX_REFERENCES ? ` and ${references.length - MAX_REFERENCES} more` : ''}`

const section = ({ id, name, born, counts, nothingOf, statuses, special }: RecordFacts): string =>
  [
    `## ${name}\n`,
    `\`Patient/${id}\`${born === undefined ? '' : `, born ${born}`}. ${countText(counts) || 'No records'}.\n`,
    ...special.map(({ what, records }) => `- ${what}: ${referenceText(records)}`),
    ...Object.entries(statuses).map(([type, codes]) => `- ${type}, statuses: ${codes.join(', ')}`),
    ...(nothingOf.length > 0 ? [`- nothing of: ${nothingOf.join(', ')}`] : []),
  ].join('\n')

/** Who has records of the types outside the API. */
function alsoHasText(): string {
  const lines = offeredTypes.map((type) => {
    const counts = new Map<string, number>()
    for (const patient of recordsAlsoHad([type]).flatMap(patientsIn))
      counts.set(patient, (counts.get(patient) ?? 0) + 1)
    return `- ${type}: ${[...counts].map(([patient, count]) => `\`${patient}\` ${count}`).join(', ')}`
  })
  return [
    '## With `--switch alsoHas=`\n',
    'Records of types that the API does not name. Quinn has every status and every element of each.\n',
    ...lines,
  ].join('\n')
}

it('docs/people.md lists everyone who can sign in and the features of each record', async () => {
  const sandbox = await startSandbox({ port: 0 })
  const { people, records } = (await (await fetch(`${sandbox.url}/people.json`)).json()) as PeopleOverview
  await sandbox.close()
  const rows = people.map(
    ({ id, name, kind, patients, about }) => `| \`${id}\` | ${name} | ${kind} | ${codeList(patients)} | ${about} |`,
  )
  const file = join(import.meta.dirname, '..', '..', 'docs', 'people.md')
  expect(existsSync(file)).toBe(true)
  await expect(
    `${head}${rows.join('\n')}\n\n${records.map(section).join('\n\n')}\n\n${alsoHasText()}\n`,
  ).toMatchFileSnapshot(file)
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { APP, signingKey } from '../../auth/__fixtures__/oauth-client'
import { PUBLIC_CLIENT } from '../../auth/built-in-clients'
import { startSandbox } from '../../server'
import { probe, type ProbedServer } from './probe'

/** Ana signs in and shares her record. */
const submit: ProbedServer['submit'] = ({ url, text }) => {
  const [, step = ''] = /action="[^"]*\/interaction\/[\w-]+\/(login|consent)"/.exec(text) ?? []
  return step === '' ? undefined : { url: `${url.href}/${step}`, fields: step === 'login' ? { person: 'ana' } : {} }
}

it('the guide compares other servers with what this sandbox does', async () => {
  const { url, fhirBase, close } = await startSandbox({ port: 0, faults: [], signingKey })
  const rows = await probe({
    issuer: url,
    fhirBase,
    clientId: PUBLIC_CLIENT,
    redirectUri: `${APP}/callback`,
    scope: 'openid fhirUser launch/patient offline_access patient/*.rs',
    submit,
  }).finally(close)
  const guide = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'qa.md'), 'utf8')
  const [, section = ''] = /^## Comparison with other test servers$(.*?)^## /ms.exec(guide) ?? []
  const table = [...section.matchAll(/^\| ([^|]+?) +\| (yes|no) +\| (?:yes|no) +\|$/gm)]
  expect(table.map(([, row, answer]) => [row, answer])).toEqual(Object.entries(rows))
})

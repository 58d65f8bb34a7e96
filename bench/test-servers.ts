// A column of the table "Comparison with other test servers" (docs/qa.md): what openid-client gets from a running OpenID server that signs in
// without a person, such as oauth2-mock-server: `npx oauth2-mock-server -p 8080`, then `node --import tsx bench/test-servers.ts http://localhost:8080`.
import { probe } from '../sandbox/test/comparison/probe'

const [issuer] = process.argv.slice(2)
if (issuer === undefined) {
  process.stderr.write('Which server? node --import tsx bench/test-servers.ts http://localhost:8080\n')
  process.exit(2)
}
const rows = await probe({
  issuer,
  clientId: 'some-app',
  redirectUri: 'http://localhost:5173/callback',
  scope: 'openid',
  submit: () => undefined,
})
for (const [row, answer] of Object.entries(rows)) process.stdout.write(`${row}: ${answer}\n`)

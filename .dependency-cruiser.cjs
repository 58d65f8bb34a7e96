/** Who may import whom: docs/architecture.md. */
const only = (from, allowed) => ({
  name: `${from}-imports-only-what-stands-below-it`,
  severity: 'error',
  from: { path: `^src/${from}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^(src|sandbox|e2e|server)/', pathNot: `^src/(${[from, ...allowed].join('|')})/` },
})

module.exports = {
  forbidden: [
    only('contract', []),
    only('site', []),
    only('words', ['contract']),
    only('fhir', ['contract', 'words']),
    only('dictionary', ['contract', 'words', 'fhir']),
    only('resources', ['contract', 'words', 'fhir']),
    only('session', ['contract', 'fhir', 'site', 'data']),
    only('data', ['contract', 'words', 'fhir', 'site', 'resources', 'session']),
    only('clinical', ['contract', 'words', 'fhir', 'resources']),
    only('ui', ['contract', 'words', 'fhir']),
    only('parts', ['contract', 'words', 'fhir', 'site', 'dictionary', 'resources', 'clinical', 'session', 'data', 'ui']),
    only('views', ['contract', 'words', 'fhir', 'site', 'dictionary', 'resources', 'clinical', 'session', 'data', 'ui', 'parts']),
    only('app', ['contract', 'words', 'fhir', 'site', 'dictionary', 'resources', 'clinical', 'session', 'data', 'ui', 'parts', 'views']),
    {
      name: 'clinical-reading-is-pure',
      severity: 'error',
      from: { path: '^src/(contract|words|fhir|dictionary|resources|clinical)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '(node_modules/(react|react-dom|react-router|@tanstack)/|\\.(css|tsx)$)' },
    },
    {
      name: 'a-view-has-a-folder-of-its-own',
      severity: 'error',
      from: {},
      to: { path: '^src/views/[^/]+$' },
    },
    {
      name: 'session-takes-only-the-failure-type-from-data',
      severity: 'error',
      from: { path: '^src/session/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/data/', pathNot: '^src/data/types\\.ts$' },
    },
    {
      name: 'a-view-never-imports-another-view',
      severity: 'error',
      from: { path: '^src/views/([^/]+)/' },
      to: { path: '^src/views/', pathNot: '^src/views/$1/' },
    },
    {
      name: 'only-session-knows-fhirclient',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/session/' },
      to: { path: 'node_modules/fhirclient' },
    },
    {
      name: 'sandbox-shares-facts-never-interpretation',
      severity: 'error',
      from: { path: '^sandbox/' },
      to: { path: '^(src|e2e|server)/', pathNot: '^src/contract/' },
    },
    {
      name: 'server-knows-the-site-and-nothing-else-of-the-app',
      severity: 'error',
      from: { path: '^server/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(src|sandbox|e2e)/', pathNot: '^src/site/' },
    },
    { name: 'e2e-stays-outside', severity: 'error', from: { path: '^e2e/' }, to: { path: '^src/', pathNot: '^src/contract/' } },
    { name: 'app-never-imports-sandbox', severity: 'error', from: { path: '^src/' }, to: { path: '^(sandbox|e2e|server)/' } },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    { name: 'only-one-barrel', severity: 'error', from: {}, to: { path: '/index\\.ts$', pathNot: '^src/(contract|words)/index\\.ts$|node_modules' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    exclude: { path: 'node_modules/(?!fhirclient)' },
  },
}

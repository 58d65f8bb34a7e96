/** Import rules: docs/architecture.md. */
const layers = {
  lib: [],
  config: ['lib'],
  contract: [],
  i18n: ['contract', 'lib'],
  language: ['i18n', 'lib'],
  fhir: ['contract', 'i18n', 'lib'],
  dictionary: ['contract', 'i18n', 'fhir', 'lib'],
  resources: ['contract', 'i18n', 'fhir', 'lib'],
  clinical: ['contract', 'i18n', 'fhir', 'resources', 'lib'],
  glance: ['contract', 'i18n', 'fhir', 'resources', 'clinical', 'lib'],
  auth: ['contract', 'fhir', 'config', 'lib'],
  data: ['contract', 'i18n', 'language', 'fhir', 'config', 'resources', 'auth', 'lib'],
  ui: ['contract', 'i18n', 'language', 'fhir', 'lib'],
}
const belowComponents = Object.keys(layers)
layers.components = belowComponents
layers.intake = ['contract', 'fhir', 'config', 'auth', 'data', 'lib']
layers.pages = [...belowComponents, 'components', 'intake']
layers.app = [...belowComponents, 'components', 'intake', 'pages']

const tests = '\\.test\\.tsx?$|/__fixtures__/|^sandbox/test/'

const layerRules = Object.entries(layers).map(([layer, allowed]) => ({
  name: `${layer}-imports-only-lower-layers`,
  severity: 'error',
  from: { path: `^src/${layer}/`, pathNot: tests },
  to: { path: '^(src|sandbox|e2e|server)/', pathNot: `^src/(${[layer, ...allowed].join('|')})/` },
}))

module.exports = {
  forbidden: [
    ...layerRules,
    {
      name: 'pure-layers-know-neither-react-nor-styles',
      severity: 'error',
      from: { path: '^src/(contract|i18n|fhir|dictionary|resources|clinical|glance)/', pathNot: tests },
      to: { path: '(node_modules/(react|react-dom|react-router|@tanstack)/|\\.(css|tsx)$)' },
    },
    {
      name: 'product-never-imports-fixtures',
      severity: 'error',
      from: { path: '^(src|server|sandbox)/', pathNot: tests },
      to: { path: '/__fixtures__/' },
    },
    { name: 'a-page-has-its-own-folder', severity: 'error', from: {}, to: { path: '^src/pages/[^/]+$' } },
    {
      name: 'a-page-never-imports-another-page',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/' },
      to: { path: '^src/pages/', pathNot: '^src/pages/$1/' },
    },
    {
      name: 'only-auth-imports-fhirclient',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/auth/' },
      to: { path: 'node_modules/fhirclient' },
    },
    {
      name: 'sandbox-shares-only-the-contract-with-the-app',
      severity: 'error',
      from: { path: '^sandbox/' },
      to: { path: '^(src|e2e|server)/', pathNot: '^src/contract/' },
    },
    {
      name: 'server-shares-only-config-and-lib-with-the-app',
      severity: 'error',
      from: { path: '^server/', pathNot: tests },
      to: { path: '^(src|sandbox|e2e)/', pathNot: '^src/(config|lib)/' },
    },
    {
      name: 'e2e-imports-only-contract-and-routes',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^src/', pathNot: '^src/(contract/|app/route-paths\\.ts$)' },
    },
    {
      name: 'app-never-imports-sandbox',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { path: '^(sandbox|e2e|server)/' },
    },
    {
      name: 'only-glance-makes-the-texts-of-rows',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/glance/' },
      to: { path: '^src/glance/text\\.ts$' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'only-one-index-file',
      severity: 'error',
      from: {},
      to: { path: '/index\\.ts$', pathNot: '^src/contract/index\\.ts$|node_modules' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    exclude: { path: 'node_modules/(?!fhirclient)' },
  },
}

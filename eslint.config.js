import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const noLocalStorage = 'Nothing of a record or a session is stored on the device.'
const hostileText = 'Text from a server is hostile.'

const dateGate = 'Takes text that may be no date: use fhir/day, fhir/format-date or fhir/partial-date.'

/** Dates are read and formatted in few files of src/fhir, so that no other code has to expect a day that does not exist. */
const datesOutsideTheirGate = [
  { selector: 'NewExpression[callee.name="Date"][arguments.length>0]', message: dateGate },
  { selector: 'CallExpression[callee.object.name="Date"][callee.property.name="parse"]', message: dateGate },
  {
    selector: 'NewExpression[callee.object.name="Intl"][callee.property.name=/^(DateTimeFormat|RelativeTimeFormat)$/]',
    message: dateGate,
  },
  { selector: 'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/]', message: dateGate },
  {
    selector: 'CallExpression[callee.property.name="slice"][arguments.0.value=0][arguments.1.value=10]',
    message: dateGate,
  },
]

const restrictedSyntax = [
  { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: hostileText },
  { selector: 'Property[key.name="placeholderData"]', message: 'It shows one patient the data of another.' },
]

export default tseslint.config(
  { ignores: ['dist', 'node_modules', '.cache', 'shims', 'playwright-report', 'test-results'] },
  ...tseslint.configs.strict,
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      complexity: ['error', 20],
      eqeqeq: ['error', 'smart'],
      'no-console': 'error',
      'no-nested-ternary': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }],
      'no-restricted-properties': [
        'error',
        { property: 'clientSecret', message: 'A browser cannot keep a client secret.' },
        { property: 'dangerouslySetInnerHTML', message: hostileText },
        { property: 'innerHTML', message: hostileText },
        { object: 'window', property: 'localStorage', message: noLocalStorage },
      ],
      'no-restricted-globals': ['error', { name: 'localStorage', message: noLocalStorage }],
      'no-restricted-syntax': ['error', ...restrictedSyntax],
    },
  },
  // React's rules compile each file, which takes as long as all other rules together: only where React may be imported.
  {
    files: ['src/**/*.{ts,tsx}', 'gallery/**/*.{ts,tsx}'],
    ignores: ['src/{clinical,contract,dictionary,fhir,i18n,resources}/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.flat['recommended-latest'].rules, 'react-hooks/exhaustive-deps': 'error' },
  },
  // Time zones: only files that hand the zone down read the device's clock in local time; their tests are named *.tz.test.ts.
  {
    files: ['src/**'],
    ignores: ['**/*.test.*', 'src/components/files/save-file.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression > MemberExpression[property.name=/^(get|set)(Date|Day|FullYear|Hours|Minutes|Month|TimezoneOffset)$/]',
          message: "Reads the device's time zone: use fhir/zone-day.",
        },
        ...restrictedSyntax,
      ],
    },
  },
  {
    files: ['src/**'],
    ignores: [
      '**/*.test.*',
      '**/__fixtures__/**',
      'src/fhir/{day,format-date,partial-date,period-ends,shown-day,time-ago,zone-day}.ts',
      // Moments of an axis, and dates of HTTP headers.
      'src/pages/trend/time-ticks.ts',
      'src/auth/http/*.ts',
      'src/components/files/save-file.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression > MemberExpression[property.name=/^(get|set)(Date|Day|FullYear|Hours|Minutes|Month|TimezoneOffset)$/]',
          message: "Reads the device's time zone: use fhir/zone-day.",
        },
        ...datesOutsideTheirGate,
        ...restrictedSyntax,
      ],
    },
  },
  // Tests in the browser use the fixed clock of the run.
  {
    files: ['e2e/**/*.spec.ts'],
    ignores: ['e2e/clock.spec.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
          message: 'Use clock.now().',
        },
        { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: 'Use clock.now().' },
      ],
    },
  },
  { ...jsxA11y.flatConfigs.strict, files: ['src/**/*.tsx', 'gallery/**/*.tsx'] },
  // Tables of constants and test cases are long by nature.
  {
    files: [
      'src/i18n/locales/**',
      'src/i18n/code-meanings/**',
      'src/i18n/official-names/**',
      'src/dictionary/data/**',
      'src/contract/**',
      '**/__fixtures__/**',
      '**/*.test.ts',
      '**/*.test.tsx',
      'sandbox/population/**',
    ],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
  {
    files: ['e2e/**'],
    rules: {
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-empty-pattern': 'off',
      'no-empty-pattern': 'off',
      'no-restricted-globals': 'off',
    },
  },
  // Runs before it is known whether the browser is supported.
  {
    files: ['src/bootstrap/*.js'],
    languageOptions: { ecmaVersion: 5, sourceType: 'script' },
    rules: { '@typescript-eslint/no-unused-vars': ['error', { caughtErrors: 'none' }] },
  },
  // Command line tools write to the console.
  { files: ['sandbox/auth/provider.ts', 'bench/**'], rules: { 'no-console': 'off' } },
)

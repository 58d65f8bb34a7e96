import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const noLocalStorage = 'Nothing of a record or a session is stored on the device.'
const hostileText = 'Text from a server is hostile.'

const dateGate = 'Takes text that may be no date: use fhir/day, fhir/format-date or fhir/partial-date.'
const numberGate =
  'Formats of numbers, lists and languages: use lib/locale-format, and fhir/quantity for numbers of a record.'
const idGate = 'An id may contain a slash: use encodeIdForPath of fhir/id.'

const localTime = [
  {
    selector:
      'CallExpression > MemberExpression[property.name=/^(get|set)(Date|Day|FullYear|Hours|Minutes|Month|TimezoneOffset)$/]',
    message: "Reads the device's time zone: use fhir/zone-day.",
  },
]

/** Dates are read and formatted in few files of src/fhir, so that no other code has to expect a day that does not exist. */
const dates = [
  { selector: 'NewExpression[callee.name="Date"][arguments.length>0]', message: dateGate },
  { selector: 'CallExpression[callee.object.name="Date"][callee.property.name="parse"]', message: dateGate },
  {
    selector: 'NewExpression[callee.object.name="Intl"][callee.property.name=/^(DateTimeFormat|RelativeTimeFormat)$/]',
    message: dateGate,
  },
  {
    selector: 'CallExpression[callee.property.name=/^to(Locale(Date|Time)|ISO|UTC|Date|Time)String$/]',
    message: dateGate,
  },
  {
    selector: 'CallExpression[callee.property.name="slice"][arguments.0.value=0][arguments.1.value=10]',
    message: dateGate,
  },
]

const numbers = [
  {
    selector:
      'NewExpression[callee.object.name="Intl"][callee.property.name=/^(NumberFormat|ListFormat|PluralRules|DisplayNames|DurationFormat)$/]',
    message: numberGate,
  },
  { selector: 'CallExpression[callee.property.name="toLocaleString"]', message: numberGate },
  {
    selector:
      'CallExpression[callee.property.name=/^to(Fixed|Precision)$/]:not([arguments.0.type="Literal"]):not([arguments.0.name=/^[A-Z_]+$/])',
    message: 'Throws for more than 100 digits: use withDecimals or withSignificantDigits of lib/digits.',
  },
]

/** In paths of this app, and of requests. */
const ids = [
  {
    selector:
      'TemplateLiteral[quasis.0.value.raw=/^\\u002f(record\\u002f[A-Z]\\w+|documents|results\\u002ftrend)\\u002f$/]:not([expressions.0.callee.name="encodeIdForPath"])',
    message: idGate,
  },
  {
    selector:
      'TemplateLiteral[quasis.0.value.raw="/record/"][quasis.1.value.raw="/"]:not([expressions.1.callee.name="encodeIdForPath"])',
    message: idGate,
  },
  {
    selector: 'CallExpression[callee.property.name="get"] > TemplateLiteral > Identifier.expressions[name=/id$/i]',
    message: idGate,
  },
]

const restrictedSyntax = [
  { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: hostileText },
  { selector: 'Property[key.name="placeholderData"]', message: 'It shows one patient the data of another.' },
]

/** The rule that forbids these kinds of syntax, besides what is forbidden everywhere. */
const forbid = (...lists) => ({ 'no-restricted-syntax': ['error', ...lists.flat(), ...restrictedSyntax] })

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
      'no-restricted-imports': [
        'error',
        { name: 'react-router', importNames: ['Link', 'NavLink'], message: 'Use ui/link, which is smaller.' },
      ],
      ...forbid(),
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
  { files: ['src/**'], ignores: ['**/*.test.*'], rules: forbid(localTime) },
  {
    files: ['src/**'],
    ignores: ['**/*.test.*', '**/__fixtures__/**'],
    rules: forbid(localTime, dates, numbers, ids),
  },
  // The gates.
  {
    files: [
      'src/fhir/{day,format-date,partial-date,period-ends,shown-day,time-ago,zone-day}.ts',
      // Moments of an axis, and dates of HTTP headers.
      'src/pages/trend/time-ticks.ts',
      'src/auth/http/*.ts',
    ],
    ignores: ['**/*.test.*'],
    rules: forbid(localTime, numbers, ids),
  },
  // The day in the name of a file.
  { files: ['src/components/files/save-file.ts'], rules: forbid(numbers, ids) },
  {
    files: [
      'src/lib/locale-format.ts',
      'src/fhir/quantity.ts',
      'src/lib/digits.ts',
      'src/i18n/locales/**',
      // For operators, in English.
      'src/config/config.ts',
      // Checks the tag first.
      'src/pages/documents/other-language.ts',
    ],
    rules: forbid(localTime, dates, ids),
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
      'src/dictionary/note-terms/data/**',
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
  {
    files: ['sandbox/auth/provider.ts', 'e2e/foreign-ehr/authorization-server.ts', 'bench/**'],
    rules: { 'no-console': 'off' },
  },
)

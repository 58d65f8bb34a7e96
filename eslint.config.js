import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

export default tseslint.config(
  { ignores: ['dist', 'node_modules', '.cache', 'shims', 'playwright-report', 'test-results'] },
  ...tseslint.configs.strict,
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-console': 'error',
      eqeqeq: ['error', 'smart'],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 70, skipBlankLines: true, skipComments: true }],
      'no-restricted-properties': [
        'error',
        { property: 'clientSecret', message: 'A browser cannot keep a client secret.' },
        { property: 'dangerouslySetInnerHTML', message: 'Text from a server is hostile.' },
        { property: 'innerHTML', message: 'Text from a server is hostile.' },
        {
          object: 'window',
          property: 'localStorage',
          message: 'Nothing of a record or a session is kept on the device.',
        },
      ],
      'no-restricted-globals': [
        'error',
        { name: 'localStorage', message: 'Nothing of a record or a session is kept on the device.' },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: 'Text from a server is hostile.' },
        { selector: 'Property[key.name="placeholderData"]', message: 'It shows one patient the data of another.' },
      ],
    },
  },
  // Tables of constants and suites of cases are long by nature.
  {
    files: [
      'src/i18n/**',
      'src/dictionary/data/**',
      'src/contract/**',
      '**/*.test.ts',
      '**/*.test.tsx',
      'sandbox/population/**',
    ],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
  {
    files: ['e2e/**'],
    rules: {
      'max-lines': ['error', 150],
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-empty-pattern': 'off',
      'no-empty-pattern': 'off',
      'react-hooks/rules-of-hooks': 'off',
      'no-restricted-globals': 'off',
    },
  },
  // What runs before it is known whether the browser is new enough.
  {
    files: ['src/bootstrap/*.js'],
    languageOptions: { ecmaVersion: 5, sourceType: 'script' },
    rules: { '@typescript-eslint/no-unused-vars': ['error', { caughtErrors: 'none' }] },
  },
  // A command line tool speaks on the console.
  { files: ['sandbox/main.ts', 'sandbox/auth/provider.ts', 'bench/**'], rules: { 'no-console': 'off' } },
)

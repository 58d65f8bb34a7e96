import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SignInError } from '../../auth/sign-in-error'
import { loadSignInMessages } from '../../i18n/loader'
import { loadMessages } from '../../i18n/messages'
import { LanguageProvider } from '../../language/language-context'
import { SignInProblemNote } from './sign-in-problem-note'

const MINUTE_MS = 60_000

/** The text of a note on a failed sign-in. */
async function noteText(problem: SignInError, language: 'en' | 'es' = 'en'): Promise<string> {
  const [messages] = await Promise.all([loadMessages(language), loadSignInMessages(language)])
  return renderToStaticMarkup(
    <LanguageProvider value={{ messages, choose: () => Promise.resolve() }}>
      <SignInProblemNote problem={problem} />
    </LanguageProvider>,
  ).replace(/<[^>]*>/g, ' ')
}

test.each([
  ['en', 7, 'The clock of this device is about 7 minutes ahead of the clock of the health system.'],
  ['en', -120, 'The clock of this device is about 2 hours behind the clock of the health system.'],
  ['es', 7, 'El reloj de este dispositivo va adelantado con respecto al del sistema de salud: 7 minutos.'],
  ['es', -1440, 'El reloj de este dispositivo va atrasado con respecto al del sistema de salud: 1 día.'],
] as const)(
  'a sign-in that fails because of the clocks says by how much they differ: %s, %s minutes',
  async (language, minutes, text) => {
    const problem = new SignInError('clocksDiffer', 'id_token: exp', 'e', { deviceAheadMs: minutes * MINUTE_MS })
    expect(await noteText(problem, language)).toContain(text)
  },
)

test('a sign-in says until when the health system asks to wait', async () => {
  const problem = new SignInError('down', 'token request HTTP 503', 'e', { retryAt: Date.now() + 120 * MINUTE_MS })
  expect(await noteText(problem)).toMatch(/asks this app to wait until .*\d:\d\d [ap]\.m\.\. Try again then/)
  expect(await noteText(new SignInError('down', 'token request HTTP 503', 'e'))).not.toContain('wait until')
})

test.each([
  ['en', 'Error code of the health system:', 'The health system’s own words:', 'Address of the system (iss):'],
  ['es', 'Código de error del sistema de salud:', 'Palabras del sistema de salud:', 'Dirección del sistema (iss):'],
] as const)('the technical details quote the health system: %s', async (language, code, words, iss) => {
  const details = {
    error: 'invalid_client',
    serverText: 'Basic <b>authentication</b>',
    unknownIss: 'https://ehr.example',
  }
  const text = await noteText(new SignInError('ehrError', 'token request HTTP 401', 'e', details), language)
  const [beforeFold = '', inFold = ''] = text.split(language === 'en' ? 'Technical details' : 'Detalles técnicos')
  for (const part of [code, 'invalid_client', words, 'Basic &lt;b&gt;authentication', iss, 'https://ehr.example']) {
    expect(inFold).toContain(part)
    expect(beforeFold).not.toContain(part)
  }
})

test('without words of the health system the technical details have no line for them', async () => {
  expect(await noteText(new SignInError('ehrError', 'token request HTTP 401', 'e'))).not.toMatch(
    /own words|Error code|iss/,
  )
})

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MemoryRouter } from 'react-router'
import { show } from '../fhir/show'
import { loadPageMessages, loadProviderMessages } from '../i18n/messages'
import { LanguageProvider } from '../language/language-context'
import { AudienceProvider } from './audience'
import { Values } from './value'
import type { DisplayValue } from '../fhir/display-value'
import type { Audience } from '../i18n/audience'
import { english } from '../i18n/__fixtures__/format'

const [messages] = await Promise.all([loadPageMessages('en'), loadProviderMessages('en')])

function textOf(values: readonly (DisplayValue | undefined)[], audience: Audience): string {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider value={{ messages, choose: () => Promise.resolve() }}>
        <AudienceProvider audience={audience}>
          <Values values={values.flatMap((value) => value ?? [])} />
        </AudienceProvider>
      </LanguageProvider>
    </MemoryRouter>,
  )
  return markup.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|')
}

const phone = show({ system: 'phone', value: '555-0171', use: 'home' }, 'ContactPoint', 'Patient.telecom', english)
const name = show({ text: 'Walt', use: 'nickname' }, 'HumanName', 'Patient.name', english)
const address = show(
  { text: '21 Imaginary Road', use: 'home', period: { start: '2015-04-01' } },
  'Address',
  'Patient.address',
  english,
)

it('does not repeat a coding that only adds the tag of its code system', () => {
  const reason = { text: 'Viral sinusitis', coding: [{ display: 'Viral sinusitis (disorder)' }] }
  expect(textOf([show(reason, 'CodeableConcept', 'Encounter.reasonCode', english)], 'patient')).toBe(
    '|Viral sinusitis|',
  )
})

describe('a name, an address or a phone number', () => {
  it('is one line with its kind', () => {
    expect(textOf([phone], 'patient')).toBe('|555-0171|, |Phone|, |Home|')
    expect(textOf([name], 'proxy')).toBe('|Walt|, |Nickname|')
    expect(textOf([address], 'patient')).toBe('|21 Imaginary Road|, |Home|, |From April 1, 2015|')
  })

  it('has a label for each part in the clinical view, and where a part would be unclear without it', () => {
    expect(textOf([phone], 'provider')).toBe('|Contact|555-0171|System|Phone|Use|Home|')
    expect(
      textOf(
        [show({ system: 'phone', value: '555-0171', rank: 2 }, 'ContactPoint', 'Patient.telecom', english)],
        'patient',
      ),
    ).toContain('|Order to try|2|')
  })
})

describe('a number of which only the end is shown', () => {
  it.each([
    ['7 digits', 'S-7001', 'Ends in 7001. Show the whole number'],
    ['text at its end', '12345 plan', 'Show the number'],
  ])('has a true summary with %s', (_, text, summary) => {
    expect(textOf([{ kind: 'text', text, secret: true }], 'patient')).toBe(`|${summary}|${text}|`)
  })
})

describe('an absent reason', () => {
  it.each<readonly [Audience, string, string]>([
    ['patient', 'error', 'No value, because of an error in the system or the process'],
    ['provider', 'error', 'No value: system or process error (data-absent-reason: error)'],
    // Not a statement about the body, and not a value that is withheld.
    ['patient', 'negative-infinity', 'No number: too low for the computer to keep'],
    ['provider', 'positive-infinity', 'No value: positive infinity (computing error)'],
    ['provider', 'not-a-number', 'No value: not a number (computing error)'],
    ['patient', 'not-permitted', 'No value is allowed here'],
    ['provider', 'masked', 'Masked: withheld for privacy or security'],
  ])('explains to a %s what “%s” means', (audience, reason, text) =>
    expect(textOf([{ kind: 'absent', reason }], audience)).toBe(`|${text}|`),
  )

  it('shows the explanation after the reason', () => {
    expect(textOf([{ kind: 'absent', reason: 'error', explanation: 'Blood cells had broken' }], 'patient')).toContain(
      'the process (|Blood cells had broken|)',
    )
  })
})

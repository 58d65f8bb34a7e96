import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MemoryRouter } from 'react-router'
import { show } from '../fhir/show'
import { loadPageWords } from '../words/load'
import { AudienceProvider, LanguageProvider } from './language'
import { Values } from './value'
import type { Shown } from '../fhir/shown'
import type { Audience } from '../words/code-text'

const loading = loadPageWords('en')
const words = await loading
// React reads a promise without waiting when it says that it is fulfilled.
Object.assign(loading, { status: 'fulfilled', value: words })

function textOf(values: readonly (Shown | undefined)[], audience: Audience): string {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider value={{ words, choose: () => Promise.resolve() }}>
        <AudienceProvider audience={audience}>
          <Values values={values.flatMap((value) => value ?? [])} />
        </AudienceProvider>
      </LanguageProvider>
    </MemoryRouter>,
  )
  return markup.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|')
}

const phone = show({ system: 'phone', value: '555-0171', use: 'home' }, 'ContactPoint', 'Patient.telecom')
const name = show({ text: 'Walt', use: 'nickname' }, 'HumanName', 'Patient.name')
const address = show({ text: '21 Imaginary Road', use: 'home', period: { start: '2015-04-01' } }, 'Address', 'Patient.address')

describe('a name, an address, a number to call', () => {
  it('reads in one line with what kind it is', () => {
    expect(textOf([phone], 'patient')).toBe('|555-0171|Phone|Home|')
    expect(textOf([name], 'proxy')).toBe('|Walt|Nickname|')
    expect(textOf([address], 'patient')).toBe('|21 Imaginary Road|Home|From April 1, 2015|')
  })

  it('keeps a label for each part in the clinical reading, and where a part would not be understood without it', () => {
    expect(textOf([phone], 'provider')).toBe('|Contact|555-0171|System|Phone|Use|Home|')
    expect(textOf([show({ system: 'phone', value: '555-0171', rank: 2 }, 'ContactPoint', 'Patient.telecom')], 'patient')).toContain('|Order to try|2|')
  })
})

describe('a number of which only the end is seen', () => {
  it.each([
    ['7 of its digits', 'S-7001', 'Ends in 7001. Show the whole number'],
    ['words at its end', '12345 plan', 'Show the number'],
  ])('says so truly of one with %s', (_, text, summary) => {
    expect(textOf([{ kind: 'text', text, secret: true }], 'patient')).toBe(`|${summary}|${text}|`)
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { loadMessages } from '../../i18n/messages'
import { LanguageProvider } from '../../language/language-context'
import { AudienceProvider } from '../../ui/audience'
import { ConditionDates } from './condition-dates'

const coded = (code: string) => ({ coding: [{ code }] })
const messages = await loadMessages('en')

it.each([
  ['a day', { onsetDateTime: '2024-11-06' }, 'Onset 06 Nov 2024'],
  [
    'an age',
    { onsetAge: { value: 66, unit: 'years', system: 'http://unitsofmeasure.org', code: 'a' } },
    'Onset at age 66',
  ],
  ['a text', { onsetString: 'In his fifties' }, 'Onset: In his fifties'],
  [
    'onset and abatement',
    { onsetDateTime: '2024-02-10', abatementDateTime: '2024-08-15', clinicalStatus: coded('resolved') },
    'Onset 10 Feb 2024 · Ended 15 Aug 2024',
  ],
  [
    'remission',
    { abatementDateTime: '2013-06-20', clinicalStatus: coded('remission') },
    'Went into remission 20 Jun 2013',
  ],
  [
    'an unconfirmed condition',
    { onsetDateTime: '2026-07-22', verificationStatus: coded('provisional') },
    'Onset (unconfirmed) 22 Jul 2026',
  ],
  ['only a recorded date', { recordedDate: '2009-04' }, 'Recorded date April 2009'],
  ['no date', {}, 'No date given'],
])('shows when a condition began: %s', (_, rest, expected) => {
  const markup = renderToStaticMarkup(
    <LanguageProvider value={{ messages, choose: () => Promise.resolve() }}>
      <AudienceProvider audience="provider">
        <ConditionDates condition={{ resourceType: 'Condition', ...rest }} />
      </AudienceProvider>
    </LanguageProvider>,
  )
  expect(markup.replace(/<[^>]*>/g, '')).toBe(expected)
})

it.each([
  ['a day', { onsetDateTime: '2024-11-06' }, '06 Nov 2024'],
  [
    'an unconfirmed condition',
    { onsetDateTime: '2026-07-22', verificationStatus: coded('provisional') },
    'Onset (unconfirmed) 22 Jul 2026',
  ],
  ['another date', { recordedDate: '2009-04' }, 'Recorded date April 2009'],
])('omits a label that equals the column label: %s', (_, rest, expected) => {
  const markup = renderToStaticMarkup(
    <LanguageProvider value={{ messages, choose: () => Promise.resolve() }}>
      <AudienceProvider audience="provider">
        <ConditionDates condition={{ resourceType: 'Condition', ...rest }} under="Onset" />
      </AudienceProvider>
    </LanguageProvider>,
  )
  expect(markup.replace(/<[^>]*>/g, '').trim()).toBe(expected)
})

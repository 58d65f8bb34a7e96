import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { loadMessages } from '../../i18n/messages'
import { AudienceProvider, LanguageProvider } from '../../ui/language'
import { ConditionDates } from './condition-dates'

const coded = (code: string) => ({ coding: [{ code }] })
const words = await loadMessages('en')

it.each([
  ['a day', { onsetDateTime: '2024-11-06' }, 'Onset 06 Nov 2024'],
  [
    'an age',
    { onsetAge: { value: 66, unit: 'years', system: 'http://unitsofmeasure.org', code: 'a' } },
    'Onset at age 66',
  ],
  ['words', { onsetString: 'In his fifties' }, 'Onset: In his fifties'],
  [
    'both ends',
    { onsetDateTime: '2024-02-10', abatementDateTime: '2024-08-15', clinicalStatus: coded('resolved') },
    'Onset 10 Feb 2024 · Ended 15 Aug 2024',
  ],
  [
    'a remission',
    { abatementDateTime: '2013-06-20', clinicalStatus: coded('remission') },
    'Went into remission 20 Jun 2013',
  ],
  [
    'what is in doubt',
    { onsetDateTime: '2026-07-22', verificationStatus: coded('provisional') },
    'Onset (unconfirmed) 22 Jul 2026',
  ],
  ['nothing but when it was written down', { recordedDate: '2009-04' }, 'Recorded date April 2009'],
  ['nothing', {}, 'No date given'],
])('the row of a problem says when it began: %s', (_, rest, expected) => {
  const markup = renderToStaticMarkup(
    <LanguageProvider value={{ messages: words, choose: () => Promise.resolve() }}>
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
    'what is in doubt',
    { onsetDateTime: '2026-07-22', verificationStatus: coded('provisional') },
    'Onset (unconfirmed) 22 Jul 2026',
  ],
  ['another date', { recordedDate: '2009-04' }, 'Recorded date April 2009'],
])('in a column that is called so, a date that is just that has no label: %s', (_, rest, expected) => {
  const markup = renderToStaticMarkup(
    <LanguageProvider value={{ messages: words, choose: () => Promise.resolve() }}>
      <AudienceProvider audience="provider">
        <ConditionDates condition={{ resourceType: 'Condition', ...rest }} under="Onset" />
      </AudienceProvider>
    </LanguageProvider>,
  )
  expect(markup.replace(/<[^>]*>/g, '').trim()).toBe(expected)
})

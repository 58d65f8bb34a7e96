import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AudienceProvider, LanguageProvider } from '../../ui/language'
import { loadPageMessages } from '../../i18n/messages'
import { TimelineYears } from './timeline-years'

const words = await loadPageMessages('en')

/** The first drawing of a page, before there is time for the rest: as a slow phone shows it for seconds. */
function firstDrawing(months: readonly string[], { atOnce = false, printed = ['2026'] } = {}): string {
  const year = { year: '2026', count: months.length, months: months.map((raw) => ({ raw, days: [] })) }
  return renderToStaticMarkup(
    <LanguageProvider value={{ messages: words, choose: () => Promise.resolve() }}>
      <AudienceProvider audience="patient">
        <TimelineYears
          years={[year]}
          members={new Map()}
          newest={new Set(['2026'])}
          opened={new Set()}
          printed={new Set(printed)}
          isPrinting={atOnce}
          onOpen={() => undefined}
        />
      </AudienceProvider>
    </LanguageProvider>,
  )
}

it('a year of which the newest month alone stands yet says that the others are on their way', () => {
  expect(firstDrawing(['2026-10', '2026-07'])).toContain(words.views.timeline.restComing)
  expect(firstDrawing(['2026-10'])).not.toContain(words.views.timeline.restComing)
})

it('for paper all months stand at once', () => {
  expect(firstDrawing(['2026-10', '2026-07'], { atOnce: true })).not.toContain(words.views.timeline.restComing)
})

it('a year that does not go on paper says there how much it holds', () => {
  expect(firstDrawing(['2026-10'], { printed: [] })).toContain(words.views.timeline.notPrinted(1))
  expect(firstDrawing(['2026-10'])).not.toContain(words.views.timeline.notPrinted(1))
})

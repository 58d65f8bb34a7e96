import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LanguageProvider } from '../../language/language-context'
import { StatusContextProvider } from '../../components/patient/status-context'
import { AudienceProvider } from '../../ui/audience'
import { loadPageMessages } from '../../i18n/messages'
import { TimelineYears } from './timeline-years'

const messages = await loadPageMessages('en')

/** The first render of the years, before the deferred update: a slow phone shows it for seconds. */
function renderFirst(
  months: readonly string[],
  { isPrinting = false, newest = ['2026'], opened = ['2026'] } = {},
): string {
  const year = { year: '2026', count: months.length, months: months.map((raw) => ({ raw, days: [] })) }
  return renderToStaticMarkup(
    <LanguageProvider value={{ messages, choose: () => Promise.resolve() }}>
      <AudienceProvider audience="patient">
        <StatusContextProvider patient={undefined}>
          <TimelineYears
            years={[year]}
            members={new Map()}
            newest={new Set(newest)}
            opened={new Set(opened)}
            isPrinting={isPrinting}
            onOpen={() => undefined}
          />
        </StatusContextProvider>
      </AudienceProvider>
    </LanguageProvider>,
  )
}

it('a year with its newest month only says that the others are still to come', () => {
  expect(renderFirst(['2026-10', '2026-07'])).toContain(messages.views.timeline.loadingMonths)
  expect(renderFirst(['2026-10'])).not.toContain(messages.views.timeline.loadingMonths)
})

it('all months are rendered at once for printing', () => {
  expect(renderFirst(['2026-10', '2026-07'], { isPrinting: true })).not.toContain(messages.views.timeline.loadingMonths)
})

it('a year that is not printed is represented by its number of records', () => {
  expect(renderFirst(['2026-10'], { newest: [] })).toContain(messages.views.timeline.notPrinted(1))
  expect(renderFirst(['2026-10'])).not.toContain(messages.views.timeline.notPrinted(1))
})

it('a year that is not among the newest is a button until it is opened', () => {
  expect(renderFirst(['2026-10'], { newest: [], opened: [] })).toContain(messages.views.timeline.openYear('2026', 1))
  expect(renderFirst(['2026-10'], { newest: [] })).not.toContain(messages.views.timeline.openYear('2026', 1))
})

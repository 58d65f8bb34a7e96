import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { statusesImpliedByHeading } from '../../clinical/status/implied-by-heading'
import { AudienceProvider, LanguageProvider } from '../../ui/language'
import { loadPageMessages } from '../../i18n/messages'
import { StatusContextProvider } from '../patient/status-context'
import { RecordStatusChip, UnderHeading } from './record-status'
import type { Resource } from '../../fhir/resource'

const words = await loadPageMessages('en')
const condition = (clinical: string, verification: string): Resource => ({
  resourceType: 'Condition',
  id: 'c',
  clinicalStatus: { coding: [{ code: clinical }] },
  verificationStatus: { coding: [{ code: verification }] },
})

const drawn = (record: Resource, group: string) =>
  renderToStaticMarkup(
    <LanguageProvider value={{ messages: words, choose: () => Promise.resolve() }}>
      <AudienceProvider audience="patient">
        <StatusContextProvider patient={undefined}>
          <UnderHeading says={statusesImpliedByHeading('Condition', group)}>
            <RecordStatusChip record={record} />
          </UnderHeading>
        </StatusContextProvider>
      </AudienceProvider>
    </LanguageProvider>,
  )

it('what the heading says is not repeated on the screen, but on paper, where the heading may stand on the page before', () => {
  expect(drawn(condition('inactive', 'refuted'), 'ruledOut')).toMatch(/^<span class="print-only">.*Ruled out/)
  expect(drawn(condition('remission', 'confirmed'), 'remission')).toMatch(/^<span class="print-only">.*In remission/)
})

it('what is current needs no word on paper either', () =>
  expect(drawn(condition('active', 'confirmed'), 'current')).toBe(''))

it('what the heading does not say stands in the row', () =>
  expect(drawn(condition('inactive', 'refuted'), 'past')).toMatch(/^<span class="(?!print-only).*Ruled out/))

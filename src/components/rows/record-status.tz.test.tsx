import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { statusesImpliedByHeading } from '../../clinical/status/implied-by-heading'
import { LanguageProvider } from '../../language/language-context'
import { AudienceProvider } from '../../ui/audience'
import { loadPageMessages } from '../../i18n/messages'
import { StatusContextProvider } from '../patient/status-context'
import { RecordStatusChip, UnderHeading } from './record-status'
import type { Resource } from '../../fhir/resource'

const messages = await loadPageMessages('en')
const condition = (clinical: string, verification: string): Resource => ({
  resourceType: 'Condition',
  id: 'c',
  clinicalStatus: { coding: [{ code: clinical }] },
  verificationStatus: { coding: [{ code: verification }] },
})

const rendered = (record: Resource, group: string) =>
  renderToStaticMarkup(
    <LanguageProvider value={{ messages, choose: () => Promise.resolve() }}>
      <AudienceProvider audience="patient">
        <StatusContextProvider patient={undefined}>
          <UnderHeading statuses={statusesImpliedByHeading('Condition', group)}>
            <RecordStatusChip record={record} />
          </UnderHeading>
        </StatusContextProvider>
      </AudienceProvider>
    </LanguageProvider>,
  )

it('a status implied by the heading is print-only, as the heading may be on another page', () => {
  expect(rendered(condition('inactive', 'refuted'), 'ruledOut')).toMatch(/^<span class="print-only">.*Ruled out/)
  expect(rendered(condition('remission', 'confirmed'), 'remission')).toMatch(/^<span class="print-only">.*In remission/)
})

it('a current status implied by the heading is omitted in print too', () =>
  expect(rendered(condition('active', 'confirmed'), 'current')).toBe(''))

it('a status not implied by the heading is shown', () =>
  expect(rendered(condition('inactive', 'refuted'), 'past')).toMatch(/^<span class="(?!print-only).*Ruled out/))

import { MemoryRouter } from 'react-router'
import { Announcer } from '../src/ui/announcer'
import { Card, type CardIcon } from '../src/ui/card'
import { Banner } from '../src/ui/banner'
import { DataTable } from '../src/ui/data-table'
import { dayOf } from '../src/fhir/__fixtures__/day'
import { DateText } from '../src/ui/date-text'
import { DayTile } from '../src/ui/day-tile'
import { Disclosure } from '../src/ui/disclosure'
import { FlagChip } from '../src/ui/flag-chip'
import { FhirError, type FhirErrorKind } from '../src/fhir/errors'
import { LanguageProvider } from '../src/language/language-context'
import { AudienceProvider } from '../src/ui/audience'
import { NumberLine } from '../src/ui/number-line'
import { RadioGroup } from '../src/ui/radio-group'
import { RecordRow } from '../src/ui/record-row'
import { SectionState } from '../src/ui/section-state'
import { Sparkline } from '../src/ui/sparkline'
import { StatusChip } from '../src/ui/status-chip'
import { Values } from '../src/ui/value'
import { GallerySection } from './gallery-section'
import type { ReactNode } from 'react'
import type { Resource } from '../src/fhir/resource'
import type { RecordsResultShape, RecordSetShape } from '../src/ui/records-result-shape'
import type { Messages } from '../src/i18n/types'

const noop = (): void => undefined

const cardIcons: readonly CardIcon[] = ['results', 'medicines', 'health', 'visits', 'all', 'papers']
const tones = ['active', 'good', 'pending', 'attention', 'stop', 'past', 'invalid', 'uncertain', 'none'] as const
const failures: readonly FhirErrorKind[] = [
  'offline',
  'timedOut',
  'failed',
  'notShared',
  'notOffered',
  'notFound',
  'busy',
  'signedOut',
  'notFhir',
  'notAList',
  'refused',
  'stopped',
  'otherPerson',
]

/** Values and reference ranges: inside, outside on either side, at a limit, one-sided, with a comparator, far outside. */
const lines = [
  { name: 'inside', value: '4.4', low: '3.5', high: '5.1' },
  { name: 'above', value: '6.7', low: '4', high: '5.6' },
  { name: 'below', value: '2.9', low: '3.5', high: '5.1' },
  { name: 'at the limit', value: '5.1', low: '3.5', high: '5.1' },
  { name: 'only a lower limit', value: '47', low: '60' },
  { name: 'only an upper limit', value: '48', high: '30' },
  { name: 'with a comparator', value: '5', comparator: '<', low: '10', high: '20' },
  { name: 'far outside', value: '900', low: '70', high: '99' },
] as const

const set = (more: Partial<RecordSetShape<Resource>>): RecordSetShape<Resource> => ({
  matches: [],
  included: [],
  issues: [],
  dropped: [],
  total: undefined,
  pages: 1,
  complete: true,
  fetchedAt: 0,
  ...more,
})
const oneRecord = [{ resourceType: 'Goal', id: 'a' }]

/** The states of a list, by name. */
const states: readonly (readonly [string, Partial<RecordsResultShape<Resource>>])[] = [
  ['loading', { state: 'loading', fetching: true }],
  ['nothing recorded', { set: set({}) }],
  ['a part is missing', { set: set({ matches: oneRecord, complete: false, truncationReason: 'pageFailed' }) }],
  ['more may come', { set: set({ matches: oneRecord, complete: false, truncationReason: 'pageCap', next: 'next' }) }],
  ['still growing', { fetching: true, set: set({ matches: oneRecord, complete: false }) }],
  ['left out', { set: set({ matches: oneRecord, dropped: [{ type: 'Goal', id: 'x', reason: 'otherPatient' }] }) }],
  ['all left out', { set: set({ dropped: [{ type: 'Goal', id: 'x', reason: 'notAResource' }] }) }],
  ['only a part is shared', { set: set({ matches: oneRecord }), limits: ['patient/Goal.rs?category=x'] }],
  ...failures.map(
    (kind) =>
      [
        kind,
        {
          state: 'failed',
          failure: new FhirError(kind, 'Goal search', kind === 'failed' ? 503 : undefined),
        },
      ] as const,
  ),
]

const rows = [
  { key: 'a', cells: { name: 'Potassium', value: '4.4 mmol/L', when: <DateText raw="2020-07-22" /> } },
  {
    key: 'b',
    cells: {
      name: 'A test with a very long name that has to break somewhere',
      value: '133 mg/dL',
      when: <DateText raw="2020-04" />,
    },
  },
]
const columns = [
  { key: 'name', label: 'Test' },
  { key: 'value', label: 'Result' },
  { key: 'when', label: 'When' },
]

/** Components of `src/ui` in their states; `children` are shown below them. */
export function Gallery({ messages, children }: { messages: Messages; children?: ReactNode }) {
  return (
    <MemoryRouter>
      <LanguageProvider value={{ messages, choose: () => Promise.resolve() }}>
        <AudienceProvider audience="patient">
          <Announcer>
            <main className="stack" style={{ padding: '1rem', maxInlineSize: '80rem', marginInline: 'auto' }}>
              <h1 tabIndex={-1}>Components of Plainchart</h1>
              <SimpleComponents />
              <ListComponents />
              {children}
            </main>
          </Announcer>
        </AudienceProvider>
      </LanguageProvider>
    </MemoryRouter>
  )
}

function SimpleComponents() {
  return (
    <>
      <GallerySection name="Buttons and links">
        <div className="row">
          <button type="button">Button</button>
          <button type="button" className="primary">
            Primary
          </button>
          <button type="button" aria-pressed="true">
            Pressed
          </button>
          <button type="button" aria-disabled="true">
            Waiting
          </button>
          <a href="#top">Link</a>
        </div>
      </GallerySection>
      <GallerySection name="Segments">
        <RadioGroup
          legend="Show"
          name="show"
          options={['All', 'Outside the range', 'Not final'].map((label) => ({ value: label, label }))}
          value="All"
          onChange={noop}
        />
      </GallerySection>
      <GallerySection name="Notices">
        {(['info', 'warn', 'error'] as const).map((tone) => (
          <Banner key={tone} tone={tone} title={`Title of ${tone}`}>
            <p>
              What it says, with a <a href="#top">link</a>.
            </p>
          </Banner>
        ))}
      </GallerySection>
      <GallerySection name="Chips and flags">
        <div className="row">
          {tones.map((tone) => (
            <StatusChip key={tone} tone={tone}>
              {tone}
            </StatusChip>
          ))}
        </div>
        <div className="row">
          {['N', 'H', 'L', 'HH', 'LL', 'A', 'POS', 'unknown-code'].map((code) => (
            <FlagChip key={code} code={code} source="lab" />
          ))}
        </div>
      </GallerySection>
      <GallerySection name="Days and dates">
        <div className="row">
          <DayTile day={dayOf('2020-07-22')} />
          <DayTile day={dayOf('2099-11-18')} />
          {['2020', '2020-07', '2020-07-22', '2020-07-22T09:15:00-04:00', '2099-01-01', 'last spring'].map((raw) => (
            <span key={raw}>
              <DateText raw={raw} ago past />
            </span>
          ))}
        </div>
      </GallerySection>
      <GallerySection name="Range bars and small trends">
        {lines.map(({ name, ...line }) => (
          <div key={name} style={{ maxInlineSize: '15rem' }}>
            {name} <NumberLine label={name} {...line} />
          </div>
        ))}
        <div className="row">
          <Sparkline values={[1, 3, 2, 4]} />
          <Sparkline values={[1, 3, 2, 9]} low={2} high={5} />
        </div>
      </GallerySection>
    </>
  )
}

function ListComponents() {
  return (
    <>
      <GallerySection name="Cards and rows">
        {cardIcons.map((icon) => (
          <Card key={icon} title={`A card of ${icon}`} icon={icon} href="/" hrefText="See all 3">
            <RecordRow
              href="/"
              title="A name"
              chips={<StatusChip tone="active">Current</StatusChip>}
              meta={<DateText raw="2020-07-22" ago />}
            >
              A quiet line
            </RecordRow>
            <RecordRow
              href="/"
              title="A name alone, and so long that it has to go on in a second line where the card is narrow"
            />
          </Card>
        ))}
        <ul className="cells">
          <li>One cell</li>
          <li>Another</li>
        </ul>
      </GallerySection>
      <GallerySection name="Values">
        <Values
          values={[
            { kind: 'text', text: 'A text' },
            { kind: 'text', text: 'Sent twice' },
            { kind: 'text', text: 'Sent twice' },
            { kind: 'quantity', value: '5.0', unit: 'mg' },
            { kind: 'absent', reason: 'unknown' },
            { kind: 'unreadable', raw: '{}' },
            { kind: 'boolean', value: true },
          ]}
        />
        <Disclosure summary="Opens on request">What it holds</Disclosure>
      </GallerySection>
      <GallerySection name="Tables">
        <DataTable caption="For people" columns={columns} rows={rows} rowHeader="name" />
        <DataTable caption="For care staff" columns={columns} rows={rows} rowHeader="name" dense />
      </GallerySection>
      <GallerySection name="States of a list">
        {states.map(([name, loaded]) => (
          <Card key={name} title={name}>
            <SectionState
              loaded={{
                state: 'ready',
                set: undefined,
                failure: undefined,
                fetching: false,
                retry: noop,
                ...loaded,
              }}
              what="health goals"
            >
              {() => <p>Rows.</p>}
            </SectionState>
          </Card>
        ))}
      </GallerySection>
    </>
  )
}

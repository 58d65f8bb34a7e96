import { useMemo } from 'react'
import { dosePerformer, givenDoses } from '../../../clinical/immunizations/given-vaccines'
import { groupVaccines } from '../../../clinical/immunizations/vaccine-groups'
import { vaccineSentences } from '../../../clinical/immunizations/vaccine-sentences'
import { foldRepeats } from '../../../clinical/shared/fold-repeats'
import { newestFirst } from '../../../clinical/shared/newest-first'
import { useStatusContext } from '../../../components/patient/status-context'
import { LoadNotes } from '../../../components/loading/load-notes'
import { GlanceDay, GlancePhraseText } from '../../../components/rows/glance-row'
import { useGlanceContext } from '../../../components/rows/use-glance-context'
import { WhatItIs } from '../../../components/story/what-it-is'
import { useRecords } from '../../../data/queries/use-records'
import { encodeIdForPath } from '../../../fhir/id'
import { vaccineDoseGlance, vaccineGlance } from '../../../glance/vaccine-glance'
import { isDenial } from '../../../resources/denial'
import { isEnteredInError } from '../../../resources/entered-in-error'
import { isMaskedRecord } from '../../../resources/masking'
import { dosesOf } from '../../../resources/doses'
import { useAudience } from '../../../ui/audience'
import { Card } from '../../../ui/card'
import { Link } from '../../../ui/link'
import { usePageMessages } from '../../../ui/use-page-messages'
import { isFullyLoaded } from '../load-state'
import { useRecordReferences } from '../detail-references'
import { RelatedRows } from './related-rows'
import { StoryFrame, type StoryProps } from './story-frame'
import styles from './record-story.module.css'
import type { ResourceOf } from '../../../fhir/resource'
import type { ReferenceValue } from '../../../ui/reference-context'

type Dose = ResourceOf<'Immunization'>

const noDoses: readonly Dose[] = []

/** The page of a vaccine: its doses, and the other vaccines. */
export function VaccineStory({ record, naming, recordName }: StoryProps<Dose>) {
  const messages = usePageMessages()
  const reader = useAudience()
  const status = useStatusContext()
  const references = useRecordReferences(record)
  const loaded = useRecords('Immunization')
  const all = useMemo(() => [{ type: 'Immunization' as const, loaded }], [loaded])
  const isWhole = all.every(isFullyLoaded)
  const { views, format } = messages
  const words = views.stories.vaccine
  const matches = loaded.set?.matches
  const { doses, others, masked } = useMemo(() => {
    const listed = matches ?? noDoses
    const visible = newestFirst('Immunization', [
      ...listed.filter((each) => each.id !== record.id && !isMaskedRecord(each) && !isDenial(each)),
      record,
    ])
    const groups = groupVaccines(
      visible.filter((each) => each === record || !isEnteredInError(each)),
      format,
    )
    const own = groups.find((group) => group.doses.includes(record))
    // Doses that were not given stand for a vaccine only where none was.
    const notOwn = groups.filter((group) => group !== own).flatMap((group) => group.doses)
    const given = groupVaccines(givenDoses(notOwn, status, format), format)
    const notGiven = groupVaccines(notOwn, format).filter(({ key }) => given.every((group) => group.key !== key))
    return {
      doses: own?.doses ?? [record],
      others: [...given, ...notGiven],
      masked: listed.filter(isMaskedRecord).length,
    }
  }, [matches, record, status, format])
  const sentences = useMemo(
    () =>
      vaccineSentences(
        {
          dose: record,
          given: isWhole ? givenDoses(doses, status, format) : undefined,
          nameOfReference: (reference) => nameOf(references, reference),
        },
        { messages, reader, status },
      ),
    [record, isWhole, doses, status, format, references, messages, reader],
  )
  const isNotGiven = sentences[0]?.rule === 'V3'
  return (
    <StoryFrame
      type="Immunization"
      record={record}
      naming={naming}
      recordName={recordName}
      sentences={sentences}
      isRed={isNotGiven}
      notices={<LoadNotes all={all} />}
      first={<Doses doses={doses} record={record} references={references} />}
      second={
        <>
          <WhatItIs naming={naming} record={record} recordName={recordName} title={views.stories.whatItIs} />
          <RelatedRows
            title={words.others}
            records={others.map((group) => group.doses[0])}
            masked={{ count: masked, href: '/records/Immunization' }}
            kinds={['vaccines']}
            toGlance={(dose, context) => {
              const group = others.find((each) => each.doses.some((one) => one === dose))
              return group ? vaccineGlance(group, context, words) : vaccineDoseGlance(dose as Dose, context)
            }}
          />
        </>
      }
      about={isEnteredInError(record) ? [] : [words.about(reader)]}
      details={words.details}
    />
  )
}

function nameOf(references: ReferenceValue, reference: string): string | undefined {
  const { text, isMasked } = references.resolve(reference)
  return isMasked === true ? undefined : text
}

/** Each dose with its number, date and who gave it, newest first; what the record says against a dose stands below its date. */
function Doses({ doses, record, references }: { doses: readonly Dose[]; record: Dose; references: ReferenceValue }) {
  const { views, format } = usePageMessages()
  const words = views.stories.vaccine
  const context = useGlanceContext()
  const rows = foldRepeats(doses, format).map(({ first, all }) => {
    const dose = all.find((each) => each === record) ?? first
    const [counted] = dosesOf(dose)
    const number =
      counted && (counted.series === undefined ? counted.number : words.numberOf(counted.number, counted.series))
    return {
      dose,
      repeats: all.filter((each) => each !== dose),
      number,
      by: dosePerformer(dose, (reference) => nameOf(references, reference)),
      glance: vaccineDoseGlance(dose, context),
    }
  })
  const hasNumbers = rows.some(({ number }) => number !== undefined)
  const hasNames = rows.some(({ by }) => by !== undefined)
  return (
    <Card title={words.dosesTitle}>
      <table className={styles['doses']}>
        <thead>
          <tr>
            {hasNumbers ? <th scope="col">{words.columns.dose}</th> : null}
            <th scope="col">{words.columns.date}</th>
            {hasNames ? <th scope="col">{words.columns.by}</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ dose, repeats, number, by, glance: { date, phrases } }, index) => {
            const day = date ? <GlanceDay date={date} /> : views.common.noDate
            return (
              <tr key={dose.id ?? index}>
                {hasNumbers ? <td>{number}</td> : null}
                <th scope="row">
                  <strong>
                    {dose === record ? day : <Link to={`/record/Immunization/${encodeIdForPath(dose.id)}`}>{day}</Link>}
                  </strong>
                  {repeats.length > 0 ? (
                    <div className="small">
                      {views.conditions.timesRecorded(repeats.length + 1)}:{' '}
                      {repeats.map((each, at) => (
                        <Link key={each.id ?? at} to={`/record/Immunization/${encodeIdForPath(each.id)}`}>
                          {day}
                        </Link>
                      ))}
                    </div>
                  ) : null}
                  {phrases.map((phrase) => (
                    <div key={phrase.text.text}>
                      <GlancePhraseText phrase={phrase} />
                    </div>
                  ))}
                </th>
                {hasNames ? (
                  <td>
                    <bdi>{by}</bdi>
                  </td>
                ) : null}
              </tr>
            )
          })}
        </tbody>
      </table>
    </Card>
  )
}

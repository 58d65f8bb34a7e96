import { useMemo } from 'react'
import { countAsserted } from '../../clinical/assertion/assertion-of'
import { doseDate, doseLocation, givenVaccines, type GivenDose } from '../../clinical/immunizations/given-vaccines'
import { statusOf } from '../../clinical/status/status-of'
import { formatDay } from '../../fhir/format-date'
import { textOf } from '../../lib/json'
import { missingNotes } from '../../resources/export/missing-notes'
import { withReferenceNames } from '../../resources/export/reference-names'
import { recordsOfType, withoutErrors, type ExportSource } from '../../resources/export/export-source'
import { dosesOf } from '../../resources/doses'
import { placeholderName } from '../../resources/placeholder-name'
import { descriptorOf } from '../../resources/descriptors'
import { useStatusContext } from '../../components/patient/status-context'
import { DataTable } from '../../ui/data-table'
import { useAudience } from '../../ui/audience'
import { usePageMessages } from '../../ui/use-page-messages'
import { PrintButton } from './print-button'
import styles from './download.module.css'
import type { ExportGap } from '../../resources/export/export-source'
import type { ResourceOf } from '../../fhir/resource'
import { statusWithAssertions, type ExportContext, type StatedStatus } from '../../resources/export/export-context'
import { useFormat } from '../../language/language-context'
import { RecordText } from '../../ui/record-text'

/** The immunizations given, with lot and place, for a school or an employer: nothing else of the record. */
export function VaccineSheet({
  source: allRecords,
  context: baseContext,
  waiting,
}: {
  source: ExportSource
  context: ExportContext
  waiting: boolean
}) {
  const format = useFormat()
  const { exportOptions } = usePageMessages()
  const reader = useAudience()
  const statusContext = useStatusContext()
  const messages = exportOptions.work
  const source = useMemo(() => withoutErrors(allRecords), [allRecords])
  const context = useMemo(() => withReferenceNames(baseContext, source), [baseContext, source])
  const part = source.parts.find(({ type }) => type === 'Immunization')
  const { vaccines, omitted } = givenVaccines(recordsOfType(source, 'Immunization'), statusContext, format)
  const count = countAsserted(
    vaccines.flatMap(({ doses }) => doses.map(({ first }) => first)),
    statusContext,
  )
  const missing = missingNotes(source, context)
  const gapText = (gap: ExportGap) =>
    gap === 'loading' ? exportOptions.doctor.partLoading : exportOptions.doctor.partFailed
  return (
    <>
      <div className="stack no-print">
        {count > 0 ? <p>{messages.holds(count)}</p> : null}
        <PrintButton waiting={waiting} />
      </div>
      <section className={styles['sheet']}>
        <h2>{messages.paperTitle(reader)}</h2>
        {count > 0 ? (
          <DoseTable vaccines={vaccines} context={context} />
        ) : (
          <p>{part?.gap === undefined ? messages.none : gapText(part.gap)}</p>
        )}
        <ul className={styles['notes']}>
          {[...(omitted > 0 ? [messages.others(omitted)] : []), ...missing, messages.about(source.ehrName)].map(
            (note) => (
              <li key={note}>{note}</li>
            ),
          )}
        </ul>
      </section>
    </>
  )
}

function DoseTable({
  vaccines,
  context,
}: {
  vaccines: ReturnType<typeof givenVaccines>['vaccines']
  context: ExportContext
}) {
  const format = useFormat()
  const { exportOptions, byType, views } = context.messages
  const statusContext = useStatusContext()
  const { columns, notGiven } = exportOptions.work
  const whenOf = (dose: ResourceOf<'Immunization'>) => {
    const when = doseDate(dose)
    if (when === undefined) return views.common.noDate
    if ('text' in when) return <bdi>{when.text}</bdi>
    return (
      <time dateTime={when.raw}>
        {formatDay(when.raw, {
          format,
          style: context.audience === 'provider' ? 'provider' : 'patient',
        })}
      </time>
    )
  }
  const noteOf = (dose: GivenDose): StatedStatus =>
    statusWithAssertions(dose, context, statusOf(dose, statusContext)?.key === 'Immunization.given')
  const rows = vaccines.flatMap(({ key, family, name, doses }) => {
    const title = family ? byType.vaccineFamilies[family] : name
    return doses.map(({ first: dose, all }, index) => {
      const product = descriptorOf('Immunization').title(dose, format)
      const parts = [
        ...(product === undefined || product === title ? [] : [product]),
        noteOf(dose),
        ...(all.length > 1 ? [views.conditions.timesRecorded(all.length)] : []),
      ]
      return {
        key: `${key} ${dose.id ?? index}`,
        cells: {
          vaccine: (
            <>
              <RecordText text={title ?? placeholderName(dose, context.messages, context.audience)} />
              {parts.filter(Boolean).map((part) => (
                <div key={part} className={styles['note']}>
                  <RecordText text={part} isCoded={part === product} />
                </div>
              ))}
            </>
          ),
          when: whenOf(dose),
          dose:
            dosesOf(dose)
              .map(({ number, series, isCounted }) =>
                (isCounted ? views.common.dose : views.common.doseText)(number, series),
              )
              .join('; ') || notGiven,
          lot: <bdi className={styles['lot']}>{textOf(dose.lotNumber) ?? notGiven}</bdi>,
          place: <bdi>{doseLocation(dose, (reference) => context.nameOfReference?.(reference, dose)) ?? notGiven}</bdi>,
        },
      }
    })
  })
  const order = ['vaccine', 'when', 'dose', 'lot', 'place'] as const
  return (
    <DataTable
      caption={exportOptions.work.caption}
      rowHeader="vaccine"
      columns={order.map((key) => ({ key, label: columns[key] }))}
      rows={rows}
      hideCaption
    />
  )
}

import { formatDay } from '../../../fhir/format-date'
import { formatCount } from '../../../lib/locale-format'
import { directionsStatusOf, requestKind } from '../../../resources/request-kind'
import { LoadNotes } from '../../../components/loading/load-notes'
import { SentenceParts } from '../../../components/story/opening-sentences'
import { useHasDied } from '../../../components/patient/status-context'
import { useAudience } from '../../../ui/audience'
import { Banner } from '../../../ui/banner'
import { Card } from '../../../ui/card'
import { usePageMessages } from '../../../ui/use-page-messages'
import { ShortForms } from '../short-forms'
import { StoryFrame } from '../story/story-frame'
import { FillsCard } from './fills-card'
import { MedicineGoesWith } from './goes-with'
import { PrescriptionCard } from './prescription-card'
import { useMedicine, type MedicineOfPage } from './use-medicine'
import { WhatMedicineIs } from './what-medicine-is'
import styles from './medicine-story.module.css'
import type { ReasonKey } from '../../../clinical/assertion/assertion'
import type { PlainNaming } from '../../../components/plain-language/plain-names-context'
import type { Resource, ResourceOf } from '../../../fhir/resource'

type Request = ResourceOf<'MedicationRequest'>

interface MedicineStoryProps {
  /** As sent. */
  readonly resource: Resource
  /** With the words of its medicine. */
  readonly request: Request
  readonly naming: PlainNaming | undefined
  readonly recordName: string
}

/** Reasons that the sentences say. */
const stated: readonly ReasonKey[] = ['doNotTake', 'recalled']

/** The page of one medicine for patients and proxies, below its title: warnings, directions, prescription, fills, and the whole record folded at the end. */
export function MedicineStory({ resource, request, naming, recordName }: MedicineStoryProps) {
  const { views, format } = usePageMessages()
  const reader = useAudience()
  const words = views.medicineStory
  const medicine = useMedicine(request, { plain: naming?.name, own: recordName || undefined })
  const [entry, ...otherEntries] = naming?.plain?.entries ?? []
  const { supply } = medicine.state
  const supplyText =
    supply?.days === undefined
      ? ''
      : words.aboutSupply(formatDay(supply.raw, { format, style: 'patient' }), formatCount(supply.days, format.locale))
  const [, kind] = (otherEntries.length === 0 && / \(([^()]*)\)$/.exec(entry?.name ?? '')) || []
  return (
    <>
      {kind === undefined ? null : <p className={styles['class']}>{kind.charAt(0).toUpperCase() + kind.slice(1)}</p>}
      {medicine.isLoading ? <p data-loading hidden /> : null}
      <StoryFrame
        type="MedicationRequest"
        record={resource}
        naming={naming}
        recordName={recordName}
        stated={stated}
        before={<Warnings medicine={medicine} />}
        sentences={medicine.sentences.status}
        notices={medicine.isMissing ? <LoadNotes all={medicine.lists} /> : undefined}
        first={
          <>
            <Directions request={request} medicine={medicine} />
            <PrescriptionCard request={request} medicine={medicine} />
            <FillsCard medicine={medicine} />
          </>
        }
        second={
          <>
            <WhatMedicineIs naming={naming} request={request} recordName={recordName} />
            <MedicineGoesWith request={request} medicine={medicine} />
          </>
        }
        about={[words.about(reader), supplyText]}
        details={words.details}
      />
    </>
  )
}

function Warnings({ medicine: { sentences } }: { medicine: MedicineOfPage }) {
  const { views } = usePageMessages()
  const reader = useAudience()
  return sentences.warnings.map(({ tone, sentences: said, isSupply }, index) => (
    <Banner key={index} tone={tone === 'stop' ? 'error' : 'warn'}>
      <p>
        {said.map((each, at) => (
          <span key={at}>
            <SentenceParts parts={each.parts} />{' '}
          </span>
        ))}
      </p>
      {isSupply ? <p>{views.medicineStory.supplyAdvice(reader)}</p> : null}
    </Banner>
  ))
}

function Directions({ request, medicine }: { request: Request; medicine: MedicineOfPage }) {
  const { views } = usePageMessages()
  const reader = useAudience()
  const hasDied = useHasDied()
  const { medicines, medicineStory } = views
  const { directions } = medicine.sentences
  const isOver = medicine.state.expiredOn !== undefined || medicine.state.isOver
  const status = directionsStatusOf(request, hasDied || medicine.state.isOver)
  const isForbidden = requestKind(request) === 'not'
  if (directions.length === 0) return null
  const titles = {
    suggested: medicines.howItWouldBeTaken,
    over: medicines.howItWasTaken,
    followed: medicines.howToTake,
  }
  return (
    <Card title={isForbidden ? medicines.doNotTakeText : titles[status]}>
      <div className={styles['directions']}>
        {directions.map(({ parts }, index) => (
          <p key={index}>
            <SentenceParts parts={parts} />
          </p>
        ))}
      </div>
      <ShortForms record={request} />
      {isForbidden || isOver || status !== 'followed' ? null : (
        <p className="muted small">{medicineStory.asPrescribed(reader)}</p>
      )}
    </Card>
  )
}

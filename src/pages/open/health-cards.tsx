import { isRecordType } from '../../contract'
import { formatDate } from '../../fhir/format-date'
import { preferredNameText } from '../../fhir/human-name'
import { loadOpenFileMessages } from '../../i18n/loader'
import { useFormat, useMessages } from '../../language/language-context'
import { textOf } from '../../lib/json'
import { formatCount, formatList } from '../../lib/locale-format'
import { useAudience } from '../../ui/audience'
import { useLoadedMessages, usePageMessages } from '../../ui/use-page-messages'
import type { FileSession } from '../../intake/file-session'
import type { OpenedCard } from '../../intake/opened-file'

const isPatient = ({ resourceType }: OpenedCard['records'][number]) => resourceType === 'Patient'

/** The cards of the person whose record is open, and those that name nobody. */
const ownCards = ({ file, patientId }: FileSession): readonly OpenedCard[] =>
  file.cards.filter(({ records }) => {
    const patients = records.filter(isPatient)
    return patients.length === 0 || patients.some(({ id }) => id === patientId)
  })

/** True if a card of the open record has expired or is not valid yet. */
export const hasInvalidCard = (session: FileSession): boolean =>
  ownCards(session).some(({ validity }) => validity !== 'valid')

/** Whose card it is, and what its signature says: always together, because a signature does not say whose it is. */
function useCardTexts() {
  const messages = useLoadedMessages(loadOpenFileMessages)
  const { typeNames, language } = usePageMessages()
  const column = useAudience().audience === 'provider' ? 'provider' : 'patient'
  const format = useFormat()
  const dateText = (date: string) => formatDate(date, { format, style: 'patient' }).text
  const personOf = ({ records }: OpenedCard): string => {
    const [patient] = records.filter(isPatient)
    const [name, born] = [preferredNameText(patient?.['name']), textOf(patient?.['birthDate'])]
    const facts = [name, born === undefined ? undefined : messages.bornOn(dateText(born))].filter(
      (fact) => fact !== undefined,
    )
    return facts.length === 0 ? messages.cardOfNobody : messages.cardOf(facts.join(', '))
  }
  const signatureOf = ({ signature, issuer, issuerName }: OpenedCard): string => {
    const { host } = new URL(issuer)
    const texts = {
      listed: messages.cardSigned,
      keyOnly: messages.cardNotListed,
      noKey: messages.cardNotChecked,
      noList: messages.cardWithoutList,
    }
    return texts[signature](issuerName ?? host)
  }
  const validityOf = ({ validity, issuedOn, expiresOn }: OpenedCard): string | undefined => {
    if (validity === 'notYet') return messages.cardNotYet(dateText(issuedOn))
    return validity === 'expired' && expiresOn !== undefined ? messages.cardExpired(dateText(expiresOn)) : undefined
  }
  const holdingOf = ({ records }: OpenedCard): string | undefined => {
    const types = new Map<string, number>()
    for (const { resourceType } of records) types.set(resourceType, (types.get(resourceType) ?? 0) + 1)
    types.delete('Patient')
    const counts = [...types].map(([type, count]) =>
      messages.count(isRecordType(type) ? typeNames[type][column].many : type, formatCount(count, language.locale)),
    )
    return counts.length === 0 ? undefined : messages.cardHolds(formatList(counts, language.locale))
  }
  return { messages, dateText, personOf, signatureOf, validityOf, holdingOf }
}

/**
 * Of the cards of the person whose record is open: who issued them, what the check of their signatures found, and what they hold, because all other lists
 * are empty. `isFull`: with what a signature shows; else several cards that differ are only counted, so that the page below has room.
 */
export function CardSummaries({ session, isFull }: { session: FileSession; isFull: boolean }) {
  const { messages, personOf, signatureOf, validityOf, holdingOf } = useCardTexts()
  const { locale } = useMessages().language
  const own = ownCards(session)
  const lines = new Set(
    own.map((card) =>
      [`${personOf(card)}.`, validityOf(card), signatureOf(card), holdingOf(card)].filter(Boolean).join(' '),
    ),
  )
  if (lines.size === 0) return null
  if (!isFull && lines.size > 1) {
    const countOf = (isCounted: (card: OpenedCard) => boolean, text: (count: string) => string) => {
      const count = own.filter(isCounted).length
      return count === 0 ? '' : text(formatCount(count, locale))
    }
    const counts = [
      messages.cardCount(own.length),
      countOf(({ signature }) => signature === 'noKey' || signature === 'noList', messages.cardsNotChecked),
      countOf(({ validity }) => validity !== 'valid', messages.cardsNotValid),
    ]
    return <p>{counts.filter(Boolean).join(' ')}</p>
  }
  return (
    <>
      {[...lines].map((line) => (
        <p key={line}>{line}</p>
      ))}
      {isFull ? <p>{messages.cardProves}</p> : null}
    </>
  )
}

/** All health cards of the file, each with what it holds and what the check of its signature found. */
export function HealthCards({ session: { file } }: { session: FileSession }) {
  const { messages, dateText, personOf, signatureOf, validityOf, holdingOf } = useCardTexts()
  if (file.cards.length === 0) return null
  return (
    <section className="stack">
      <h2>{messages.cards}</h2>
      {file.cards.map((card, index) => (
        <div key={index} className="stack">
          <h3>{personOf(card)}</h3>
          <ul className="stack">
            <li>{signatureOf(card)}</li>
            {validityOf(card) === undefined ? null : <li>{validityOf(card)}</li>}
            <li>{messages.cardIssued(dateText(card.issuedOn))}</li>
            {card.validity === 'valid' && card.expiresOn !== undefined ? (
              <li>{messages.cardExpires(dateText(card.expiresOn))}</li>
            ) : null}
            {holdingOf(card) === undefined ? null : <li>{holdingOf(card)}</li>}
          </ul>
        </div>
      ))}
      <p>{messages.cardProves}</p>
    </section>
  )
}

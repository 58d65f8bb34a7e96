import { Icon } from './icon'
import { useDetailLevel, useTextAudience } from './detail-level'
import { Link } from './link'
import { useMessages } from '../language/language-context'
import { MaskedText, SecretNumber } from './masked-text'
import { useReferences, type ResolvedReference } from './reference-context'
import { typeNameOf, typeOfReference, unnamedReferenceText } from './unnamed-reference'
import styles from './value.module.css'
import type { ReactNode } from 'react'
import type { DisplayValue } from '../fhir/display-value'

type ReferenceValue = Extract<DisplayValue, { kind: 'reference' }>

const stateIcons = {
  self: 'info',
  contained: 'info',
  notShared: 'stop',
  notFound: 'attention',
  others: 'stop',
  notOffered: 'info',
  failed: 'attention',
  elsewhere: 'info',
  broken: 'attention',
} as const

/** The browser scrolls to a fragment of this page; any other page is opened by the router. */
function ReferenceLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (href === undefined) return children
  return href.startsWith('#') ? <a href={href}>{children}</a> : <Link to={href}>{children}</Link>
}

const tokenize = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** True when `display` has words that the names of its target do not have. */
function addsWords(display: string | undefined, { text, ownName = '' }: ResolvedReference): boolean {
  if (display === undefined || text === undefined) return false
  const known = tokenize(`${text} ${ownName}`)
  return tokenize(display).some((word) => !known.includes(word))
}

/** Types with proper names, in any language: of people, groups and places. */
const PROPER_NAMES = /^(?:Patient|Person|RelatedPerson|Practitioner|Organization|Location|Group|Coverage)/

/** True for a type whose records are named by codes or their displays, usually in English. */
export const hasCodedNames = (type: string): boolean => !PROPER_NAMES.test(type)

const isNamedByCode = (type: string | undefined, target: ResolvedReference | undefined): boolean =>
  type !== undefined && hasCodedNames(type) && target?.isMasked !== true

/** The name of a resource type at the current level of detail. */
function useTypeName(type: string | undefined): string | undefined {
  const messages = useMessages()
  const audience = useTextAudience()
  return type ? typeNameOf(type, messages, audience) : type
}

/** A reference as a link with the name of its target; why it cannot be followed; and in the clinical view the rest of what was sent. */
export function Reference({ value }: { value: ReferenceValue }) {
  const isClinical = useDetailLevel() === 'clinical'
  const references = useReferences()
  const type = typeOfReference(value)
  const typeName = useTypeName(type)
  const target = value.reference === undefined ? undefined : references?.resolve(value.reference)
  // The target's own name comes first. A display that says more is added where there is room, but never beside a masked record.
  const hasRoom = isClinical || references?.hasRoomForDetails === true
  const showsDisplay = hasRoom && target !== undefined && !target.isMasked && addsWords(value.display, target)
  return (
    <span>
      <ReferenceLink href={target?.href}>
        <ReferenceName
          value={value}
          name={target?.text ?? value.display}
          typeName={typeName}
          target={target}
          isCoded={isNamedByCode(type, target)}
        />
      </ReferenceLink>
      <ReferenceNote target={target} />
      {isClinical ? <RawReference value={value} target={target} typeName={typeName} /> : null}
      {showsDisplay ? <Display text={value.display ?? ''} /> : null}
      {isClinical ? <TypeAndIdentifier value={value} target={target} typeName={typeName} /> : null}
    </span>
  )
}

interface ReferenceDetailProps {
  readonly value: ReferenceValue
  readonly target: ResolvedReference | undefined
  readonly typeName: string | undefined
}

function ReferenceName({
  value,
  name,
  typeName,
  target,
  isCoded,
}: ReferenceDetailProps & { name: string | undefined; isCoded: boolean }) {
  const { states } = useMessages()
  const ownName = target?.ownName
  if (name !== undefined && ownName !== undefined)
    return (
      <>
        <MaskedText text={name} /> (“
        <MaskedText text={ownName} isCoded={isCoded} />
        ”)
      </>
    )
  if (name !== undefined) return <MaskedText text={name} isCoded={isCoded} />
  if (value.identifier !== undefined) return <Identifier text={value.identifier} isSecret={value.secret === true} />
  return <bdi>{typeName === undefined ? states.noName : unnamedReferenceText(typeName, target, states)}</bdi>
}

function Identifier({ text, isSecret }: { text: string; isSecret: boolean }) {
  const { states } = useMessages()
  return isSecret ? <SecretNumber text={text} /> : <bdi>{states.identifierOnly(text)}</bdi>
}

function ReferenceNote({ target }: { target: ResolvedReference | undefined }) {
  if (target?.note === undefined) return null
  return (
    <span className={styles['linkNote']} data-link={target.state}>
      {target.state === 'open' ? null : <Icon name={stateIcons[target.state]} />} <bdi>{target.note}</bdi>
    </span>
  )
}

function RawReference({ value, target, typeName }: ReferenceDetailProps) {
  if (value.reference === undefined || value.reference.startsWith('#')) return null
  if (target?.href !== undefined && typeName !== undefined) return null
  return (
    <bdi className={styles['coding']} dir="ltr">
      {value.reference}
    </bdi>
  )
}

function Display({ text }: { text: string }) {
  const { states } = useMessages()
  return <bdi className={styles['coding']}>{states.displayInReference(text)}</bdi>
}

/** The type and the identifier, where the link shows a name instead. */
function TypeAndIdentifier({ value, target, typeName }: ReferenceDetailProps) {
  if (target?.text === undefined && value.display === undefined) return null
  return (
    <>
      {target?.href === undefined && value.type !== undefined ? (
        <bdi className={styles['coding']}>{typeName}</bdi>
      ) : null}
      {value.identifier === undefined ? null : (
        <span className={styles['coding']}>
          <Identifier text={value.identifier} isSecret={value.secret === true} />
        </span>
      )}
    </>
  )
}

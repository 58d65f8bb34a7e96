import { conditionTimes } from '../../fhir/condition-times'
import { shownYear } from '../../fhir/shown-day'
import { textOf } from '../../lib/json'
import { withoutExplanation } from '../../lib/without-explanation'
import { readCodedElement } from '../status/coded-element'
import { formatStatus } from '../status/format-status'
import { statusNotGiven, type StatusKey } from '../status/record-status'
import { statusOf } from '../status/status-of'
import { lowerFirst } from '../../lib/lower-first'
import { allergyReactions, type AllergyReaction } from '../shared/row-facts'
import {
  joinedSentences,
  leadPart,
  listParts,
  plainPart,
  quotePart,
  sentencesOfRules,
  type OpeningPart,
  type OpeningSentence,
  type SentenceContext,
} from '../shared/opening-sentence'
import type { DisplayValue, DisplayCoding } from '../../fhir/display-value'
import type { ResourceOf } from '../../fhir/resource'

type Allergy = ResourceOf<'AllergyIntolerance'>
type Parts = readonly OpeningPart[]

/** The plain name of a coded value; undefined where its words are quoted. */
export type ConceptNaming = (concept: {
  readonly text: string
  readonly codings: readonly DisplayCoding[]
}) => { readonly name: string; readonly isWhole: boolean } | undefined

export interface AllergySentences {
  /** A1, the title of a notice: the record says that the risk is high. */
  readonly risk: string | undefined
  /** A2 and A3. */
  readonly sentences: readonly OpeningSentence[]
  /** A current allergy of high risk or with a severe reaction. */
  readonly isSevere: boolean
}

const highRisk: readonly StatusKey[] = [
  'AllergyIntolerance.highRisk',
  'AllergyIntolerance.unconfirmedHigh',
  'AllergyIntolerance.presumedHigh',
]
function signPart(sign: DisplayValue, nameOf: ConceptNaming): OpeningPart | undefined {
  if (sign.kind === 'text') return quotePart(sign.text, sign.language)
  if (sign.kind !== 'concept') return undefined
  const found = nameOf({ text: sign.text, codings: sign.codings })
  if (found?.isWhole !== true) return quotePart(sign.text)
  const name = withoutExplanation(found.name)
  // The word of the record, which the rows have, stays beside the plain one.
  const isExplainedByRecord = found.name.toLowerCase() === `${name} (${sign.text})`.toLowerCase()
  return leadPart(lowerFirst(isExplainedByRecord ? found.name : name))
}

function signsOf(reactions: readonly AllergyReaction[], nameOf: ConceptNaming): Parts {
  const parts = reactions.flatMap(({ signs }) => signs).flatMap((sign) => signPart(sign, nameOf) ?? [])
  return parts.filter(({ text }, index) => parts.findIndex((other) => other.text === text) === index)
}

/** A2: the reactions, the severe ones first. "It caused" only of an allergy that is confirmed, or without a word on that. */
function reactionSentence(allergy: Allergy, context: SentenceContext, nameOf: ConceptNaming, isSure: boolean): Parts {
  const { format, views } = context.messages
  const words = views.stories.allergy
  const reactions = allergyReactions(allergy, format)
  const severe = reactions.filter(({ severity }) => severity === 'severe')
  const severeSigns = signsOf(severe, nameOf)
  const otherSigns = signsOf(
    reactions.filter((reaction) => !severe.includes(reaction)),
    nameOf,
  ).filter(({ text }) => severeSigns.every((sign) => sign.text !== text))
  const opening = (signs: Parts, isFurther: boolean): Parts => {
    const [caused, written] = isFurther ? [words.alsoCaused, words.alsoWritten] : [words.caused, words.written]
    return [plainPart((isSure ? caused : written)('')), ...listParts(signs, format, leadPart)]
  }
  const unnamed = severe.length > 0 ? [leadPart(words.severeWithoutSigns)] : []
  const ofSevere =
    severeSigns.length === 0 ? unnamed : [...opening(severeSigns, false), plainPart(`${words.severe(severe.length)}.`)]
  const ofOthers = otherSigns.length === 0 ? [] : [...opening(otherSigns, severeSigns.length > 0), plainPart('.')]
  return ofSevere.length + ofOthers.length === 0 ? [plainPart(words.noReaction)] : joinedSentences([ofSevere, ofOthers])
}

type Certainty = 'confirmed' | 'unconfirmed' | 'presumed' | 'unclear'

/** How sure the record is; undefined without a word on it. */
function certaintyOf(allergy: Allergy): Certainty | undefined {
  const { code, text } = readCodedElement(allergy, 'verificationStatus')
  if (text === undefined && code === undefined) return undefined
  return (['confirmed', 'unconfirmed', 'presumed'] as const).find((each) => each === code) ?? 'unclear'
}

/** "Allergy since 1974, confirmed." */
function kindSentence(allergy: Allergy, { messages: { format, views } }: SentenceContext): Parts {
  const words = views.stories.allergy
  const type = textOf(allergy.type)
  const kind = words.kinds[type === 'allergy' || type === 'intolerance' ? type : 'either']
  const certainty = certaintyOf(allergy)
  const [onset] = conditionTimes(allergy, format).started
  const shown = onset?.kind === 'value' ? onset.shown : undefined
  const year = shown?.kind === 'date' ? shownYear(shown.raw) : undefined
  const age = onset?.kind === 'age' ? onset.text : undefined
  const since = year === undefined ? undefined : words.since(kind, year)
  const opening = since ?? (age === undefined ? kind : words.sinceAge(kind, age))
  return [plainPart(`${opening}${certainty === undefined ? '' : words.certainties[certainty]}.`)]
}

type Words = SentenceContext['messages']['views']['stories']['allergy']

/** What is over or was ruled out. */
const pastTexts: Partial<Readonly<Record<StatusKey, (words: Words, allergy: Allergy) => string>>> = {
  'AllergyIntolerance.resolved': ({ resolved }, { type }) =>
    resolved[textOf(type) === 'intolerance' ? 'intolerance' : 'allergy'],
  'AllergyIntolerance.inactive': ({ inactive }) => inactive,
  'AllergyIntolerance.neverConfirmed': ({ neverConfirmed }) => neverConfirmed,
  'AllergyIntolerance.ruledOut': ({ refuted }) => refuted,
}

/** Statuses that the kind and its certainty express. */
const statusesInRiskSentence: readonly StatusKey[] = [
  ...highRisk,
  'AllergyIntolerance.current',
  'AllergyIntolerance.unsure',
  'AllergyIntolerance.unconfirmed',
  'AllergyIntolerance.presumed',
  'currentUntil',
  'currentAtDeath',
]

/** A3: kind, year and how sure the record is; or that it is over, was ruled out, or has another status. */
function statusSentence(allergy: Allergy, context: SentenceContext): Parts {
  const { messages, reader, status } = context
  const words = messages.views.stories.allergy
  const found = statusOf(allergy, status) ?? statusNotGiven
  const text = pastTexts[found.key]
  if (text) return [leadPart(text(words, allergy))]
  const kind = kindSentence(allergy, context)
  if (statusesInRiskSentence.includes(found.key)) return kind
  const rest =
    found.key === 'AllergyIntolerance.confirmedOnly'
      ? words.notSaidIfCurrent
      : `${formatStatus(found, messages, reader.audience)}.`
  return joinedSentences([kind, [plainPart(rest)]])
}

/** A current allergy that the record marks as of high risk, or with a severe reaction. */
export function isSevereAllergy(allergy: Allergy, context: SentenceContext): boolean {
  const key = statusOf(allergy, context.status)?.key ?? statusNotGiven.key
  if (key === 'mistake' || Object.hasOwn(pastTexts, key) || context.status.died !== undefined) return false
  return (
    highRisk.includes(key) ||
    allergyReactions(allergy, context.messages.format).some(({ severity }) => severity === 'severe')
  )
}

/**
 * The opening sentences of the page of an allergy, by the rules A1 to A3: the risk, what it caused, and what kind of allergy it is and how sure the
 * record is. That it is over or was ruled out comes first. Nothing for what was entered by mistake.
 */
export function allergySentences(allergy: Allergy, context: SentenceContext, nameOf: ConceptNaming): AllergySentences {
  const key = statusOf(allergy, context.status)?.key ?? statusNotGiven.key
  if (key === 'mistake') return { risk: undefined, sentences: [], isSevere: false }
  const certainty = certaintyOf(allergy)
  const isSure = certainty === undefined || certainty === 'confirmed'
  // Nothing caused a reaction that was ruled out.
  const reactions =
    key === 'AllergyIntolerance.ruledOut' ? [] : [['A2', reactionSentence(allergy, context, nameOf, isSure)] as const]
  const statusRule = ['A3', statusSentence(allergy, context)] as const
  return {
    risk: highRisk.includes(key) ? context.messages.views.stories.allergy.highRisk : undefined,
    sentences: sentencesOfRules(
      Object.hasOwn(pastTexts, key) ? [statusRule, ...reactions] : [...reactions, statusRule],
    ),
    isSevere: isSevereAllergy(allergy, context),
  }
}

import { sentencesText } from '../../shared/opening-sentence'
import { sentenceContext, type SentenceLanguage } from '../../shared/__fixtures__/sentence-context'
import { allergySentences, type AllergySentences, type ConceptNaming } from '../allergy-sentences'
import type { SentenceCase, SentenceStory } from '../../shared/__fixtures__/sentence-case'
import type { MessageAudience } from '../../../i18n/audience'

type Members = Readonly<Record<string, unknown>>

export interface AllergyCase {
  readonly elements: Members
  readonly reader?: Partial<MessageAudience>
}
export type AllergyRow = readonly [facts: string, data: AllergyCase]

const code = (value: string) => ({ coding: [{ code: value }] })
const SNOMED = 'http://snomed.info/sct'
const sign = (text: string, snomed?: string): Members =>
  snomed === undefined ? { text } : { coding: [{ system: SNOMED, code: snomed, display: text }] }
const HIVES = sign('Urticaria', '126485001')
const ANAPHYLAXIS = sign('Anaphylaxis', '39579001')
const NAUSEA = sign('Nausea', '422587007')
const ITCHING = sign('Pruritus', '418290006')
const RASH = sign('Red rash')

/** Stands for the dictionary of reactions. */
const names: Readonly<Record<string, Readonly<Record<SentenceLanguage, string>>>> = {
  '126485001': { en: 'Hives (raised, itchy bumps)', es: 'Ronchas (bultos que pican)' },
  '39579001': { en: 'Anaphylaxis', es: 'Anafilaxia' },
  '418290006': { en: 'Itching (pruritus)', es: 'Comezón (prurito)' },
  '422587007': { en: 'Nausea', es: 'Náuseas' },
}
const namingOf =
  (language: SentenceLanguage): ConceptNaming =>
  ({ codings }) => {
    const found = codings.flatMap((coding) => names[coding.code ?? ''] ?? [])[0]
    return found && { name: found[language], isWhole: true }
  }

export const allergyResult = ({ elements, reader }: AllergyCase, language: SentenceLanguage): AllergySentences =>
  allergySentences(
    { resourceType: 'AllergyIntolerance', id: 'a', code: { text: 'A substance' }, ...elements },
    sentenceContext(language, reader),
    namingOf(language),
  )

export function allergyText(data: AllergyCase, language: SentenceLanguage): string {
  const { risk, sentences } = allergyResult(data, language)
  return [...(risk === undefined ? [] : [`${risk}.`]), sentencesText(sentences)].join(' ')
}

const active: Members = { clinicalStatus: code('active') }
const verified = (value: string): Members => ({ verificationStatus: code(value) })
const confirmed: Members = { ...active, ...verified('confirmed') }
const high: Members = { criticality: 'high' }
const allergy: Members = { type: 'allergy' }
const since = (year: string): Members => ({ onsetDateTime: year })
const reaction = (severity: string | undefined, ...manifestation: readonly Members[]): Members => ({
  ...(severity === undefined ? {} : { severity }),
  manifestation,
})
const reactions = (...all: readonly Members[]): Members => ({ reaction: all })
const of = (...members: readonly Members[]): AllergyCase => ({ elements: Object.assign({}, ...members) as Members })

/** A1: the risk. */
export const riskRows: readonly AllergyRow[] = [
  ['high', of(confirmed, allergy, high)],
  ['low', of(confirmed, allergy, { criticality: 'low' })],
  ['not known', of(confirmed, allergy, { criticality: 'unable-to-assess' })],
  ['not given', of(confirmed, allergy)],
  ['high, not confirmed', of(active, verified('unconfirmed'), allergy, high)],
  ['high, thought to be true', of(active, verified('presumed'), allergy, high)],
  ['high, without statuses', of(allergy, high)],
  ['high, no longer an allergy', of({ clinicalStatus: code('resolved') }, allergy, high)],
  ['high, ruled out', of(verified('refuted'), allergy, high)],
  ['high, the person has died', { ...of(confirmed, allergy, high), reader: { audience: 'proxy', hasDied: true } }],
]

/** A2: reactions. */
export const reactionRows: readonly AllergyRow[] = [
  ['one sign', of(confirmed, allergy, reactions(reaction('mild', NAUSEA)))],
  ['one sign, without a severity', of(confirmed, allergy, reactions(reaction(undefined, NAUSEA)))],
  ['two signs of a severe reaction', of(confirmed, allergy, reactions(reaction('severe', HIVES, ANAPHYLAXIS)))],
  [
    'two severe reactions',
    of(confirmed, allergy, reactions(reaction('severe', HIVES), reaction('severe', ANAPHYLAXIS))),
  ],
  [
    'a sign with the word of the record in its plain name',
    of(confirmed, allergy, reactions(reaction('mild', ITCHING))),
  ],
  [
    'a severe and a moderate reaction',
    of(confirmed, allergy, reactions(reaction('moderate', NAUSEA), reaction('severe', HIVES))),
  ],
  [
    'the same sign in a severe and a mild reaction',
    of(confirmed, allergy, reactions(reaction('mild', HIVES), reaction('severe', HIVES))),
  ],
  ['a sign without a name in the dictionary', of(confirmed, allergy, reactions(reaction('mild', RASH)))],
  ['three signs', of(confirmed, allergy, reactions(reaction('mild', HIVES, RASH, NAUSEA)))],
  ['a description without signs', of(confirmed, allergy, reactions({ description: 'Lips swelled up' }))],
  ['a severe reaction without signs', of(confirmed, allergy, reactions({ severity: 'severe' }))],
  ['a mild reaction without signs', of(confirmed, allergy, reactions({ severity: 'mild' }))],
  ['no reaction', of(confirmed, allergy)],
  ['not confirmed', of(active, verified('unconfirmed'), allergy, reactions(reaction('mild', HIVES)))],
  ['not confirmed, severe', of(active, verified('unconfirmed'), allergy, reactions(reaction('severe', HIVES)))],
  [
    'not confirmed, two reactions',
    of(active, verified('unconfirmed'), allergy, reactions(reaction('severe', HIVES), reaction('mild', NAUSEA))),
  ],
  ['without a word on how sure it is', of(active, allergy, reactions(reaction('mild', HIVES)))],
  ['no longer an allergy', of({ clinicalStatus: code('resolved') }, allergy, reactions(reaction('severe', HIVES)))],
  ['ruled out', of(verified('refuted'), allergy, reactions(reaction('severe', HIVES)))],
  ['entered by mistake', of(verified('entered-in-error'), allergy, reactions(reaction('severe', HIVES)))],
]

/** A3: kind, year and how sure. */
export const statusRows: readonly AllergyRow[] = [
  ['an allergy since a year, confirmed', of(confirmed, allergy, since('1974'))],
  ['an intolerance', of(confirmed, { type: 'intolerance' }, since('1974'))],
  ['of a kind that is not given', of(confirmed, since('1974'))],
  ['since a day', of(confirmed, allergy, since('1974-05-03'))],
  [
    'since an age',
    of(confirmed, allergy, { onsetAge: { value: 6, unit: 'years', system: 'http://unitsofmeasure.org', code: 'a' } }),
  ],
  ['since words of the record', of(confirmed, allergy, { onsetString: 'as a child' })],
  ['without a beginning', of(confirmed, allergy)],
  ['without a word on how sure it is', of(active, allergy, since('1974'))],
  ['not confirmed', of(active, verified('unconfirmed'), allergy, since('1974'))],
  ['thought to be true', of(active, verified('presumed'), allergy, since('1974'))],
  ['a certainty that is no code', of(active, { verificationStatus: { text: 'maybe' } }, allergy, since('1974'))],
  ['confirmed, without a status', of(verified('confirmed'), allergy, since('1974'))],
  ['without any status', of(allergy, since('1974'))],
  ['a status that is no code', of({ clinicalStatus: { text: 'dormant' } }, allergy, since('1974'))],
  ['no longer an allergy', of({ clinicalStatus: code('resolved') }, verified('confirmed'), allergy, since('1974'))],
  ['no longer an intolerance', of({ clinicalStatus: code('resolved') }, { type: 'intolerance' })],
  ['not active', of({ clinicalStatus: code('inactive') }, verified('confirmed'), allergy, since('1974'))],
  ['not active, was not confirmed', of({ clinicalStatus: code('inactive') }, verified('unconfirmed'), allergy)],
  ['ruled out', of(active, verified('refuted'), allergy, since('1974'))],
  ['entered by mistake', of(active, verified('entered-in-error'), allergy, since('1974'))],
  [
    'the person has died',
    { ...of(confirmed, allergy, since('1974')), reader: { audience: 'proxy', firstName: 'Rosa', hasDied: true } },
  ],
]

const kinds = [allergy, { type: 'intolerance' }, {}] as const
const clinical = [active, { clinicalStatus: code('inactive') }, { clinicalStatus: code('resolved') }, {}] as const
const certainties = ['confirmed', 'unconfirmed', 'presumed', 'refuted', undefined] as const
const happened = [
  {},
  reactions(reaction('severe', HIVES, ANAPHYLAXIS)),
  reactions(reaction('mild', RASH), reaction(undefined, NAUSEA)),
] as const
const readers: readonly Partial<MessageAudience>[] = [
  { audience: 'patient' },
  { audience: 'proxy', firstName: 'Leo' },
  { audience: 'proxy', firstName: 'Rosa', hasDied: true },
]

/** Every kind with every status, certainty and reaction, with a changing risk and reader. */
export const combinedAllergyRows: readonly AllergyRow[] = kinds.flatMap((kind, k) =>
  clinical.flatMap((status, c) =>
    certainties.flatMap((certainty, v) =>
      happened.map((what, r): AllergyRow => {
        const reader = readers[(k + c + v + r) % readers.length] ?? {}
        const parts = [kind, status, certainty ? verified(certainty) : {}, what, (c + r) % 2 === 0 ? high : {}]
        return [JSON.stringify([k, c, v, r]), { ...of(...parts, v % 2 === 0 ? since('1974') : {}), reader }]
      }),
    ),
  ),
)

const casesOf = (rows: readonly AllergyRow[]): readonly SentenceCase[] =>
  rows.map(([facts, data]) => ({ facts, sentences: (language) => allergyText(data, language) }))

/** The sentences of the page of an allergy, for docs/sentences.md. */
export const allergyStory: SentenceStory = {
  title: 'One allergy',
  intro:
    'The risk is the title of a red notice, the others follow. That an allergy is over or was ruled out comes before its reactions. Reactions have the names of the dictionary where these say all that the record says. A low risk is on the page of details alone: it is no comfort. Nothing is said of other substances.',
  sections: [
    {
      title: 'A1: the risk',
      rule: 'Criticality high, of a current allergy of a living person.',
      cases: casesOf(riskRows),
    },
    {
      title: 'A2: what it caused',
      rule: 'The signs of severe reactions first. “It caused” only where the allergy is confirmed or the record does not say how sure it is. Nothing of one that was ruled out.',
      cases: casesOf(reactionRows),
    },
    {
      title: 'A3: kind, year and how sure it is',
      rule: 'Nothing of one that was entered by mistake: the page has a notice.',
      cases: casesOf(statusRows),
    },
  ],
}
